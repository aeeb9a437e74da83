/** This is how the API names the error of the first line's note. */
export const noteField = 'invoiceDetails.0.note'

/** `failed` means that sending failed, not that a value is invalid. */
export type RejectedForm = { values: Record<string, string>; errors: Record<string, string>; failed?: boolean }
