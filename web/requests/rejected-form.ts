/** Shown again in a form that was posted without scripts. `failed` means that sending failed. */
export type RejectedForm = { values: Record<string, string>; errors: Record<string, string>; failed?: boolean }
