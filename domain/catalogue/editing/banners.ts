import { asc, eq, gt, isNull, max } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { banners } from '../../../db/schema.ts'
import type { AdminBanner, BannerChange, BannerForm } from '../../../shared/catalogue/banners.ts'
import type { RowOrder } from '../../../shared/list.ts'
import type { Staff } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { changedFields, recordChange } from '../../history/record-change.ts'
import { endOfTrash, isInTrash } from '../../history/trash.ts'
import { changedMeanwhile, done, invalid, notFound, type Outcome } from '../../outcome.ts'
import {
  type CatalogueDeps,
  changeCatalogue,
  isOlder,
  keepsDemo,
  moveToTrash,
  placeInOrder,
  takeFromTrash,
} from './change-catalogue.ts'
import { noSuchPicture } from './check-product.ts'

type Row = typeof banners.$inferSelect
type SaveDeps = CatalogueDeps & Pick<Deps, 'uploads'>

const asShown = [asc(banners.position), asc(banners.id)]

const toContent = ({ name, url, text, buttonLabel, buttonLink, active, startsAt, endsAt, position }: Row) => ({
  name,
  url,
  text,
  buttonLabel,
  buttonLink,
  active,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  position,
})

export const banner = { kind: 'banner', table: banners, toContent } as const

const toColumns = ({ startsAt, endsAt, ...rest }: BannerForm) => ({
  ...rest,
  startsAt: startsAt ? new Date(startsAt) : null,
  endsAt: endsAt ? new Date(endsAt) : null,
})

const toRecord = (row: Row, now: Date): AdminBanner => ({
  ...toContent(row),
  id: row.id,
  state: stateOf(row, now),
  isDemo: row.isDemo,
  updatedAt: row.updatedAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
})

function stateOf({ active, startsAt, endsAt }: Row, now: Date): AdminBanner['state'] {
  if (!active) return 'inactive'
  if (endsAt && endsAt <= now) return 'over'
  return startsAt && startsAt > now ? 'scheduled' : 'shown'
}

export async function listBanners(
  { db, now }: Pick<CatalogueDeps, 'db' | 'now'>,
  { deleted = false } = {},
): Promise<AdminBanner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(deleted ? gt(banners.deletedAt, endOfTrash(now())) : isNull(banners.deletedAt))
    .orderBy(...asShown)
  return rows.map((row) => toRecord(row, now()))
}

export async function getBanner(
  { db, now }: Pick<CatalogueDeps, 'db' | 'now'>,
  id: number,
): Promise<AdminBanner | undefined> {
  const [row] = await db.select().from(banners).where(eq(banners.id, id))
  return row && toRecord(row, now())
}

export const createBanner = (deps: SaveDeps, form: BannerForm, staff: Staff): Promise<Outcome<AdminBanner>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    if (!(await deps.uploads.has(tx, form.url))) return invalid({ url: noSuchPicture })
    const [last] = await tx.select({ position: max(banners.position) }).from(banners)
    const values = { ...toColumns(form), position: (last?.position ?? -1) + 1, createdAt: at, updatedAt: at }
    const [row] = await tx.insert(banners).values(values).returning()
    if (!row) throw new Error('The banner was not stored.')
    await recordChange(
      tx,
      { actor: staff, at },
      { kind: 'banner', act: 'created', record: row, before: null, after: toContent(row) },
    )
    return done(toRecord(row, at))
  })

export const updateBanner = (
  deps: SaveDeps,
  id: number,
  { updatedAt, ...form }: BannerChange,
  staff: Staff,
): Promise<Outcome<AdminBanner>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockBanner(tx, id)
    if (!row || row.deletedAt) return notFound
    if (isOlder(row, updatedAt)) return changedMeanwhile
    if (form.url !== row.url && !(await deps.uploads.has(tx, form.url))) return invalid({ url: noSuchPicture })
    const before = toContent(row)
    const after = toContent({ ...row, ...toColumns(form) })
    const changed = changedFields(before, after)
    if (changed.length === 0) return done(toRecord(row, at))
    const [stored] = await tx
      .update(banners)
      .set({ ...toColumns(form), isDemo: row.isDemo && keepsDemo(changed), updatedAt: at })
      .where(eq(banners.id, id))
      .returning()
    if (!stored) throw new Error('The banner was not stored.')
    await recordChange(tx, { actor: staff, at }, { kind: 'banner', act: 'updated', record: stored, before, after })
    return done(toRecord(stored, at))
  })

export const orderBanners = (deps: CatalogueDeps, order: RowOrder, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const rows = await tx
      .select()
      .from(banners)
      .where(isNull(banners.deletedAt))
      .orderBy(...asShown)
      .for('update')
    return placeInOrder(tx, banner, rows, order, { actor: staff, at })
  })

export const deleteBanner = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockBanner(tx, id)
    if (!row || row.deletedAt) return notFound
    await moveToTrash(tx, banner, row, { actor: staff, at })
    return done(undefined)
  })

export const restoreBanner = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<AdminBanner>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const row = await lockBanner(tx, id)
    if (!row || !isInTrash(row, at)) return notFound
    return done(toRecord(await takeFromTrash(tx, banner, row, { actor: staff, at }), at))
  })

async function lockBanner(tx: Tx, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update')
  return row
}
