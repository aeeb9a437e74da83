/** `failed` means that sending failed, not that a value is invalid. */
export type RejectedForm = { values: Record<string, string>; errors: Record<string, string>; failed?: boolean }
