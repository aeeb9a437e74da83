declare module 'picture:*' {
  const picture: import('../../shared/catalogue/picture.ts').Picture & { alt: string }
  export default picture
}
