import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { changes, settings } from '../../db/schema.ts'
import { lock, transact } from '../../db/transact.ts'
import {
  type Settings,
  type SettingsProblem,
  type SettingsSection,
  type StoredSection,
  schemaOf,
  sectionIds,
  sectionNames,
  sections,
} from '../../shared/settings/settings.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { canUndo, changedSection } from '../history/list-changes.ts'
import { changedFields, recordChange } from '../history/record-change.ts'
import { changedMeanwhile, done, notAllowed, notFound, type Outcome } from '../outcome.ts'
import { type ReadSection, readSection, settingsChannel } from './live-settings.ts'

export async function readSettings<Name extends SettingsSection>(
  { db }: Pick<Deps, 'db'>,
  section: Name,
): Promise<StoredSection<Name>> {
  const { value, updatedAt } = await findSection(db, section)
  return toStored(value, updatedAt)
}

/** What staff saved before it became invalid. */
export async function findProblems({ db }: Pick<Deps, 'db'>): Promise<SettingsProblem[]> {
  const found = await Promise.all(sections.map(async (section) => ({ section, ...(await findSection(db, section)) })))
  return found.flatMap(({ section, problems: reasons, written, value }) =>
    reasons.length > 0 ? [{ section, reasons, written, used: { ...value } }] : [],
  )
}

export const changeSettings = <Name extends SettingsSection>(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  actor: Staff,
  section: Name,
  { value, updatedAt }: { value: Settings[Name]; updatedAt: string | null },
): Promise<Outcome<StoredSection<Name>>> =>
  change(deps, async (tx) => {
    const before = await findSection(tx, section)
    if ((before.updatedAt?.toISOString() ?? null) !== updatedAt) return changedMeanwhile
    return store(tx, actor, { section, before, after: value, at: deps.now() })
  })

/** Only the fields of that change are put back, and only if nobody has changed them since. */
export const undoSettings = (
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  actor: Staff,
  changeId: number,
): Promise<Outcome<StoredSection>> =>
  change(deps, async (tx) => {
    const [made] = await tx.select().from(changes).where(eq(changes.id, changeId))
    const section = made && changedSection(made)
    if (!section) return notFound
    const before = await findSection(tx, section)
    if (!canUndo(made, before.value)) return changedMeanwhile
    const after = schemaOf(section).safeParse({ ...before.value, ...made.before })
    if (!after.success) return notAllowed('El valor anterior ya no es válido: cámbialo a mano.')
    return store(tx, actor, { section, before, after: after.data, at: deps.now() })
  })

async function change<T>(
  { db, settings: live }: Pick<Deps, 'db' | 'settings'>,
  make: (tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await transact(db, async (tx) => {
    // A section that was never changed has no row to lock.
    await lock(tx, 'settings')
    const result = await make(tx)
    if (result.outcome === 'done') await tx.execute(sql`select pg_notify(${settingsChannel}, '')`)
    return result
  })
  if (outcome.outcome === 'done') await live.reload()
  return outcome
}

type Found<Name extends SettingsSection> = ReadSection<Name> & { updatedAt: Date | null }

type Step<Name extends SettingsSection> = { section: Name; before: Found<Name>; after: Settings[Name]; at: Date }

async function findSection<Name extends SettingsSection>(tx: Tx, section: Name): Promise<Found<Name>> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, section))
  return { ...readSection(section, row?.value), updatedAt: row?.updatedAt ?? null }
}

async function store<Name extends SettingsSection>(
  tx: Tx,
  actor: Staff,
  { section, before, after, at }: Step<Name>,
): Promise<Outcome<StoredSection<Name>>> {
  if (changedFields(before.written, after).length === 0) return done(toStored(before.value, before.updatedAt))
  await tx
    .insert(settings)
    .values({ name: section, value: after, updatedAt: at })
    .onConflictDoUpdate({ target: settings.name, set: { value: after, updatedAt: at } })
  const record = { id: sectionIds[section], name: sectionNames[section] }
  await recordChange(tx, { actor, at }, { kind: 'setting', act: 'updated', record, before: before.written, after })
  return done(toStored(after, at))
}

const toStored = <Name extends SettingsSection>(
  value: Settings[Name],
  updatedAt: Date | null,
): StoredSection<Name> => ({
  ...value,
  updatedAt: updatedAt?.toISOString() ?? null,
})
