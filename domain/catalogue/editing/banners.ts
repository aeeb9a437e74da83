import { asc, eq, gt, isNull } from 'drizzle-orm'
import { banners } from '../../../db/schema.ts'
import type { AdminBanner, BannerForm } from '../../../shared/catalogue/banners.ts'
import { endOfTrash } from '../../history/trash.ts'
import { invalid } from '../../outcome.ts'
import { type CatalogueDeps, keepsDemo } from './change-catalogue.ts'
import { noSuchPicture } from './check-product.ts'
import { editable, endOf } from './editable.ts'

type Row = typeof banners.$inferSelect

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

export const banner = editable({
  kind: 'banner',
  table: banners,
  nameOf: ({ name }: Row) => name,
  toContent,
  toRecord: (row, { at }) => toRecord(row, at),
  toColumns: ({ startsAt, endsAt, ...rest }: BannerForm) => ({
    ...rest,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
  }),
  check: async ({ url }, { tx, uploads }, row) =>
    url === row?.url || (await uploads.has(tx, url)) ? undefined : invalid({ url: noSuchPicture }),
  find: (tx, id) => tx.select().from(banners).where(eq(banners.id, id)).for('update'),
  findInOrder: (tx) =>
    tx
      .select()
      .from(banners)
      .where(isNull(banners.deletedAt))
      .orderBy(...asShown)
      .for('update'),
  insert: (tx, columns) =>
    tx
      .insert(banners)
      .values({ ...columns, position: endOf(banners) })
      .returning(),
  update: (tx, { id, isDemo }, columns, changed) =>
    tx
      .update(banners)
      .set({ ...columns, isDemo: isDemo && keepsDemo(changed) })
      .where(eq(banners.id, id))
      .returning(),
})

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
