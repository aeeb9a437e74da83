import * as z from 'zod/mini'
import { emailAddress, line, requiredLine, text } from '../fields.ts'
import { minPasswordLength } from '../limits.ts'
import type { Company } from '../settings/company.ts'

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

/** Replies and quotations are signed with it. */
export const Profile = z.object({
  name: requiredLine('Nombre es requerido'),
  position: line(80),
  phone: line(40),
  signature: text(500),
})

export const ProfileChange = z.extend(Profile, { updatedAt: z.string() })

export const Me = z.extend(Profile, { id: z.string(), email: z.string(), updatedAt: z.iso.datetime() })

export const StaffMember = z.extend(Profile, {
  id: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  disabledAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const OneTimeLink = z.object({ link: z.string(), expiresAt: z.iso.datetime() })

export const StaffWithLink = z.extend(StaffMember, OneTimeLink.shape)

export const staffEventKinds = [
  'created',
  'enabled',
  'disabled',
  'link_given',
  'link_by_command',
  'password_chosen',
  'password_changed',
  'attacked',
  'suspect_sign_in',
  'profile_changed',
] as const

export const StaffEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(staffEventKinds),
  name: z.string(),
  /** It is null if the program did it. */
  byName: z.nullable(z.string()),
  attempts: z.nullable(z.int()),
  /** The changed fields of a profile. */
  before: z.nullable(z.partial(Profile)),
  after: z.nullable(z.partial(Profile)),
  /** Nobody has changed those fields since. */
  isUndoable: z.boolean(),
})

export type Me = z.infer<typeof Me>
export type Profile = z.infer<typeof Profile>
export type ProfileChange = z.infer<typeof ProfileChange>
export type NewStaff = z.infer<typeof NewStaff>
export type FirstAccount = z.infer<typeof FirstAccount>
export type PasswordChange = z.infer<typeof PasswordChange>
export type StaffMember = z.infer<typeof StaffMember>
export type OneTimeLink = z.infer<typeof OneTimeLink>
export type StaffEvent = z.infer<typeof StaffEvent>
export type StaffWithLink = z.infer<typeof StaffWithLink>

export function signatureOf(
  { name, position, phone, signature }: Profile,
  company: Pick<Company, 'name' | 'phones'>,
): string {
  if (signature) return signature
  return [name, position, `${company.name} · ${phone || company.phones.sales}`].filter(Boolean).join('\n')
}
