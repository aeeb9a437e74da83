import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { settings } from '../../db/schema.ts'
import { type Section, type Settings, sections } from '../../shared/settings/settings.ts'
import { keepLive, type Live } from '../live.ts'
import { readSection } from './read-section.ts'

export const settingsChannel = 'settings'

export type LiveSettings = Live<Settings>

export async function createLiveSettings(db: Db, onError: (error: unknown) => void): Promise<LiveSettings> {
  const load = () => loadSettings(db, onError)
  return keepLive(await load(), load, onError)
}

async function loadSettings(db: Db, onError: (error: unknown) => void): Promise<Settings> {
  const rows = await db.select().from(settings).where(inArray(settings.name, sections))
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  const current = <Name extends Section>(section: Name): Settings[Name] => {
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
