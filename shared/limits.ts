/** Separate from the schemas, so that a page that needs only a number does not load them. */
export const productsPerPage = 12
/** More columns do not fit a screen. */
export const maxCompared = 4
export const maxMessageLength = 2000
export const maxQuotationLines = 200
/** A request of the most lines and another product fit, and some that staff add. */
export const maxQuoteLines = 250
export const maxNoteLength = 500
export const maxOtherProductLength = 1000
export const maxLineQuantity = 1_000_000

export const minPasswordLength = 12

export const maxSelected = 1_000
