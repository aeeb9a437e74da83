declare module 'picture:*' {
  const picture: import('../../contract/picture.ts').Picture & { alt: string }
  export default picture
}
