const accents = /\p{Mn}/gu

/** The text without accents and capitals. */
export const fold = (text: string) => text.normalize('NFD').replaceAll(accents, '').toLowerCase()

/** A name may end with its own period: "Maderas del Sur S.A." */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)
