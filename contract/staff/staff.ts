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

export const FirstAccount = z.extend(NewStaff, { password: NewPassword })

export const PasswordChange = z.object({
  currentPassword: z.string('Escribe tu contraseña actual').check(z.minLength(1, 'Escribe tu contraseña actual')),
  newPassword: NewPassword,
})

export const Me = z.object({ id: z.string(), name: z.string(), email: z.string() })

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  disabledAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

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
    'suspect_sign_in',
  ]),
  name: z.string(),
  /** It is null if the program did it. */
  byName: z.nullable(z.string()),
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
