export const foldHeading = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
