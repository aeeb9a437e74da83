import * as z from 'zod/mini'
import { minPasswordLength } from '../admin-limits.ts'
import { emailAddress, requiredLine } from '../text.ts'

const tooShort = `La contraseña debe tener al menos ${minPasswordLength} caracteres`

export const NewPassword = z
  .string('Escribe la contraseña')
  .check(z.minLength(minPasswordLength, tooShort), z.maxLength(200, 'Máximo 200 caracteres'))

export const NewStaff = z.object({
  name: requiredLine('Nombre es requerido'),
  email: emailAddress.check(z.toLowerCase()),
})

/** The first account is created through the link that the server printed. */
export const FirstAccount = z.extend(NewStaff, { password: NewPassword })

export const PasswordChange = z.object({
  currentPassword: z.string('Escribe tu contraseña actual').check(z.minLength(1, 'Escribe tu contraseña actual')),
  newPassword: NewPassword,
})

/** The signed-in person. */
export const Me = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether a password has been chosen already. */
  hasPassword: z.boolean(),
  disabledAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** Works once and expires. */
export const OneTimeLink = z.object({ link: z.string(), expiresAt: z.iso.datetime() })

export const StaffWithLink = z.extend(StaffMember, OneTimeLink.shape)

export const StaffEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum([
    'created',
    'enabled',
    'disabled',
    'link_given',
    'password_chosen',
    'password_changed',
    'attacked',
    /** From a new device during an attack. */
    'suspect_sign_in',
  ]),
  /** The person whose account it is. */
  name: z.string(),
  /** The person who did it; null if the program did. */
  byName: z.nullable(z.string()),
  /** Consecutive wrong passwords, for an attack and a sign-in during one. */
  attempts: z.nullable(z.int()),
})

export type Me = z.infer<typeof Me>
export type NewStaff = z.infer<typeof NewStaff>
export type FirstAccount = z.infer<typeof FirstAccount>
export type PasswordChange = z.infer<typeof PasswordChange>
export type StaffMember = z.infer<typeof StaffMember>
export type OneTimeLink = z.infer<typeof OneTimeLink>
export type StaffEvent = z.infer<typeof StaffEvent>
export type StaffWithLink = z.infer<typeof StaffWithLink>
