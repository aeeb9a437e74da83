export const minPasswordLength = 12

export const maxSelected = 1_000
