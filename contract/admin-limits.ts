export const minPasswordLength = 12

/** How many rows can be chosen, listed and changed at once. */
export const maxSelected = 1_000
