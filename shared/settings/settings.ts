import * as z from 'zod/mini'
import { emailAddress, line, text } from '../fields.ts'
import { currencies } from '../quotes/money.ts'
import { Company } from './company.ts'
import { Hours } from './hours.ts'
import { MailTemplates } from './mail-templates.ts'

function whole(min: number, max: number) {
  const problem = `Debe ser un número entero de ${min} a ${max}`
  return z.int(problem).check(z.gte(min, problem), z.lte(max, problem))
}

const isOn = z.boolean('Debe ser sí o no')

export const QuoteSettings = z.object({
  currency: z.enum(currencies, 'Elige la moneda'),
  validDays: whole(1, 365),
  delivery: line(200),
  payment: line(200),
  place: line(200),
  notes: text(4000),
  /** Days before the end of validity. */
  buyerReminder: z.object({ isOn, days: whole(1, 60) }),
  /** Working days without a reaction of the buyer. */
  staffReminder: z.object({ isOn, workingDays: whole(1, 60) }),
})

export type QuoteSettings = z.infer<typeof QuoteSettings>

const addresses = z.array(emailAddress.check(z.toLowerCase())).check(
  z.maxLength(10, 'Máximo 10 correos'),
  z.refine((given) => new Set(given).size === given.length, 'Hay un correo repetido'),
)

/** Without addresses, MAIL_TO receives the requests of that kind. */
export const Recipients = z.object({ quotation: addresses, contact: addresses, service: addresses })

export type Recipients = z.infer<typeof Recipients>

export const settingsSchemas = {
  company: Company,
  recipients: Recipients,
  quotes: QuoteSettings,
  mailTemplates: MailTemplates,
  hours: Hours,
}

export type SettingsSection = keyof typeof settingsSchemas
export type Settings = { [Name in SettingsSection]: z.infer<(typeof settingsSchemas)[Name]> }

/** The index keeps schema and section together. */
const schemas: { [Name in SettingsSection]: z.ZodMiniType<Settings[Name]> } = settingsSchemas

export const schemaOf = <Name extends SettingsSection>(section: Name): z.ZodMiniType<Settings[Name]> => schemas[section]

export const sections = Object.keys(settingsSchemas) as SettingsSection[]

/** The history of changes refers to records by number. */
export const sectionIds: Record<SettingsSection, number> = {
  company: 1,
  recipients: 2,
  quotes: 3,
  mailTemplates: 4,
  hours: 5,
}

export const sectionNames: Record<SettingsSection, string> = {
  company: 'Empresa',
  recipients: 'Destinatarios',
  quotes: 'Cotizaciones',
  mailTemplates: 'Textos de correos',
  hours: 'Horario',
}

/** It is null for a section that was never changed. */
const updatedAt = z.nullable(z.string())

export const storedSections = {
  company: z.extend(Company, { updatedAt }),
  recipients: z.extend(Recipients, { updatedAt }),
  quotes: z.extend(QuoteSettings, { updatedAt }),
  mailTemplates: z.extend(MailTemplates, { updatedAt }),
  hours: z.extend(Hours, { updatedAt }),
}

export type StoredSection<Name extends SettingsSection = SettingsSection> = Settings[Name] & {
  updatedAt: string | null
}

/** A section of which something that was saved is no longer valid: `written` was saved, and `used` applies instead. */
export const SettingsProblem = z.object({
  section: z.enum(sections),
  reasons: z.array(z.string()),
  written: z.record(z.string(), z.unknown()),
  used: z.record(z.string(), z.unknown()),
})

export type SettingsProblem = z.infer<typeof SettingsProblem>
