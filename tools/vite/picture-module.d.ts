declare module 'picture:*' {
  const picture: import('../../contract/catalogue/picture.ts').Picture & { alt: string }
  export default picture
}
