import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { settings } from '../../db/schema.ts'
import { type Settings, type SettingsSection, schemaOf, sections } from '../../shared/settings/settings.ts'
import { createLive, type Live } from '../live.ts'
import { defaultSettings } from './default-settings.ts'

export const settingsChannel = 'settings'

export type LiveSettings = Live<Settings>

export async function createLiveSettings(db: Db, onError: (error: unknown) => void): Promise<LiveSettings> {
  const load = () => loadSettings(db, onError)
  return createLive(await load(), load, onError)
}

async function loadSettings(db: Db, onError: (error: unknown) => void): Promise<Settings> {
  const rows = await db.select().from(settings).where(inArray(settings.name, sections))
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const current = <Name extends SettingsSection>(section: Name): Settings[Name] => {
    const { value, problems } = readSection(section, stored.get(section))
    for (const problem of problems) onError(new Error(`In the stored settings «${section}»: ${problem}`))
    return value
  }
  return {
    company: current('company'),
    recipients: current('recipients'),
    quotes: current('quotes'),
    mailTemplates: current('mailTemplates'),
    hours: current('hours'),
  }
}

export type ReadSection<Name extends SettingsSection> = {
  value: Settings[Name]
  /** What was stored, with the defaults of newer fields; it differs from the value where something is invalid. */
  written: Record<string, unknown>
  /** Why parts of what was stored do not apply. */
  problems: string[]
}

/** Only what is invalid falls back: a field to its default, and an entry of a list, which has none, is left out. */
export function readSection<Name extends SettingsSection>(section: Name, stored: unknown): ReadSection<Name> {
  const byDefault = defaultSettings[section]
  const written = isRecord(stored) ? { ...byDefault, ...stored } : byDefault
  const problems: string[] = []
  let given: unknown = written
  while (true) {
    const parsed = schemaOf(section).safeParse(given)
    if (parsed.success) return { value: parsed.data, written, problems }
    const [issue] = parsed.error.issues
    if (issue) problems.push(issue.message)
    const repaired = withoutFault(given, byDefault, issue?.path ?? [])
    if (isDeepStrictEqual(repaired, given)) return { value: byDefault, written, problems }
    given = repaired
  }
}

function withoutFault(given: unknown, byDefault: unknown, [key, ...rest]: PropertyKey[]): unknown {
  if (Array.isArray(given)) return key === undefined ? byDefault : given.filter((_, index) => index !== key)
  if (!isRecord(given) || !isRecord(byDefault) || typeof key !== 'string') return byDefault
  return { ...given, [key]: withoutFault(given[key], byDefault[key], rest) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
