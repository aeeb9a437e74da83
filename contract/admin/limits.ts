export const minPasswordLength = 12
