/** This is how the API names the error of a line's note. */
export const noteField = (line: number) => `invoiceDetails.${line}.note`

/** `failed` means that sending failed, not that a value is invalid. */
export type RejectedForm = { values: Record<string, string>; errors: Record<string, string>; failed?: boolean }
