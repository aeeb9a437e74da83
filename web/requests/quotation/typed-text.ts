/** The backend rejects control characters, which may come with pasted text. */
export const typedText = (text: string, maxLength: number) =>
  text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ')
