import * as z from 'zod/mini'
import { Company } from './company.ts'
import { Hours } from './hours.ts'
import { MailTemplates } from './mail-templates.ts'
import { QuoteSettings } from './quotes.ts'
import { Recipients } from './recipients.ts'

export const settingsSchemas = {
  company: Company,
  recipients: Recipients,
  quotes: QuoteSettings,
  mailTemplates: MailTemplates,
  hours: Hours,
}

export type Section = keyof typeof settingsSchemas
export type Settings = { [Name in Section]: z.infer<(typeof settingsSchemas)[Name]> }

/** The index keeps schema and section together. */
const schemas: { [Name in Section]: z.ZodMiniType<Settings[Name]> } = settingsSchemas

export const schemaOf = <Name extends Section>(section: Name): z.ZodMiniType<Settings[Name]> => schemas[section]

export const sections = Object.keys(settingsSchemas) as Section[]

/** The history of changes refers to records by number. */
export const sectionIds: Record<Section, number> = { company: 1, recipients: 2, quotes: 3, mailTemplates: 4, hours: 5 }

export const sectionNames: Record<Section, string> = {
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

export type StoredSection<Name extends Section = Section> = Settings[Name] & { updatedAt: string | null }

/** A section of which something that was saved is no longer valid: `written` was saved, and `used` applies instead. */
export const SettingsProblem = z.object({
  section: z.enum(sections),
  reasons: z.array(z.string()),
  written: z.record(z.string(), z.unknown()),
  used: z.record(z.string(), z.unknown()),
})

export type SettingsProblem = z.infer<typeof SettingsProblem>
