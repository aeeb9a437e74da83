const accents = /\p{Mn}/gu

/** The text without accents and capitals. */
export const fold = (text: string) => text.normalize('NFD').replaceAll(accents, '').toLowerCase()
