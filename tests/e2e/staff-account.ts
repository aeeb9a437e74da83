/** The account that the browser tests sign in with. */
export const staffAccount = { email: 'marta@precinta.example', password: 'una clave bien larga' }

export const staffSettings = { ADMIN_EMAIL: staffAccount.email, ADMIN_PASSWORD: staffAccount.password }
