export const minPasswordLength = 12

/** The maximum number of rows that can be selected, listed or changed at once. */
export const maxSelected = 1_000
