/** Accents, spaces and case of a heading do not matter. */
export const foldHeading = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
