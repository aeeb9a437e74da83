import { inArray } from 'drizzle-orm'
import { type Section, type Settings, sections, settingsSchemas } from '../../contract/settings/settings.ts'
import type { Db } from '../../db/connect.ts'
import { settings } from '../../db/schema.ts'
import { keepLive, type Live } from '../live.ts'
import { defaultSettings } from './default-settings.ts'

export const settingsChannel = 'settings'

export type LiveSettings = Live<Settings>

export async function createLiveSettings(db: Db, onError: (error: unknown) => void): Promise<LiveSettings> {
  const load = () => loadSettings(db, onError)
  return keepLive(await load(), load, onError)
}

async function loadSettings(db: Db, onError: (error: unknown) => void): Promise<Settings> {
  const rows = await db.select().from(settings).where(inArray(settings.name, sections))
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const current = <Name extends Section>(section: Name) => readValue(section, stored.get(section), onError)
  return {
    company: current('company'),
    recipients: current('recipients'),
    quotes: current('quotes'),
    mailTemplates: current('mailTemplates'),
    hours: current('hours'),
  }
}

/** Fields that a stored section lacks have their defaults, because it may be older than they are. */
export function readValue<Name extends Section>(
  section: Name,
  stored: unknown,
  onError: (error: unknown) => void,
): Settings[Name] {
  const byDefault = defaultSettings[section]
  if (stored === undefined) return byDefault
  const parsed = settingsSchemas[section].safeParse({ ...byDefault, ...(stored as object) })
  if (parsed.success) return parsed.data as Settings[Name]
  onError(new Error(`The stored settings «${section}» are invalid; the defaults apply.`, { cause: parsed.error }))
  return byDefault
}
