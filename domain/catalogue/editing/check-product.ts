import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connect.ts'
import { categories, products } from '../../../db/schema.ts'
import type { ProductForm } from '../../../shared/catalogue/products.ts'
import { isOwnVideo } from '../../../shared/catalogue/video-file.ts'
import type { Uploads } from '../../deps.ts'
import { isSlugTaken } from './slug.ts'

export const noPicture = 'Para publicar el producto, sube al menos una imagen'

type Surroundings = { category: 'fitting' | 'missing' | 'divided'; isSlugTaken: boolean; isCodeTaken: boolean }

export const problemsOf = (
  form: ProductForm,
  { category, isSlugTaken, isCodeTaken }: Surroundings,
): Record<string, string> => ({
  ...(isCodeTaken && { code: 'Otro producto ya usa este código' }),
  ...(category === 'missing' && { categoryId: 'La categoría ya no existe: elige otra' }),
  ...(category === 'divided' && { categoryId: 'Elige una de sus subcategorías' }),
  ...(isSlugTaken && { slug: 'Otro producto ya usa este enlace' }),
  ...(form.published && form.pictures.length === 0 && { pictures: noPicture }),
})

export async function checkProduct(
  tx: Tx,
  form: ProductForm,
  id?: number,
): Promise<Record<string, string> | undefined> {
  const problems = problemsOf(form, {
    category: await judgeCategory(tx, form.categoryId),
    isSlugTaken: form.slug !== '' && (await isSlugTaken(tx, form.slug, { otherThan: id })),
    isCodeTaken: form.code !== '' && (await isCodeTaken(tx, form.code, id)),
  })
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** A product in the trash does not hold its code. */
async function isCodeTaken(tx: Tx, code: string, otherThan = 0): Promise<boolean> {
  const isSame = sql`unaccented(${products.code}) = unaccented(${code})`
  const [owner] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(isSame, ne(products.code, ''), isNull(products.deletedAt), ne(products.id, otherThan)))
    .limit(1)
  return owner !== undefined
}

async function judgeCategory(tx: Tx, categoryId: number): Promise<Surroundings['category']> {
  const alive = isNull(categories.deletedAt)
  // The lock keeps the category from being deleted or divided in the meantime.
  const [category] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, categoryId), alive))
    .for('share')
  if (!category) return 'missing'
  const [below] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.parentId, categoryId), alive))
    .limit(1)
  return below ? 'divided' : 'fitting'
}

type Files = Pick<ProductForm, 'pictures' | 'downloads' | 'videos'>

/** `sheetOf` is the slug of the product whose generated data sheet it is. */
type NamedFile = { field: string; address: string; problem: string; sheetOf?: string }

export const noSuchPicture = 'Esta imagen ya no existe: súbela de nuevo'

/** Files already saved are exempt, so that a lost one does not block other changes. */
export function newlyNamedFiles(
  { pictures, downloads, videos, slug }: Files & Pick<ProductForm, 'slug'>,
  before: Files = { pictures: [], downloads: [], videos: [] },
): NamedFile[] {
  const kept = new Set([
    ...before.pictures.map(({ src }) => src),
    ...before.downloads.map(({ link }) => link),
    ...before.videos,
  ])
  const named = [
    ...pictures.map(({ src }, index) => ({ field: `pictures.${index}.src`, address: src, problem: noSuchPicture })),
    ...downloads.flatMap(({ link }, index) => namedDownload(`downloads.${index}.link`, link, slug)),
    ...videos.flatMap((video, index) =>
      isOwnVideo(video)
        ? [{ field: `videos.${index}`, address: video, problem: 'No hay un video en esta dirección' }]
        : [],
    ),
  ]
  return named.filter(({ address }) => !kept.has(address))
}

function namedDownload(field: string, address: string, ownSlug: string): NamedFile[] {
  const [, sheetOf] = /^\/fichas\/(.+)\.pdf$/.exec(address) ?? []
  if (sheetOf === ownSlug || !address.startsWith('/')) return []
  return sheetOf
    ? [{ field, address, sheetOf, problem: 'No hay una ficha técnica en esta dirección' }]
    : [{ field, address, problem: 'Este PDF ya no existe: súbelo de nuevo' }]
}

export async function lostFiles(
  { tx, uploads }: { tx: Tx; uploads: Uploads },
  ...product: Parameters<typeof newlyNamedFiles>
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { field, address, sheetOf, problem } of newlyNamedFiles(...product)) {
    const isThere = sheetOf ? await isSlugTaken(tx, sheetOf) : await uploads.has(tx, address)
    if (!isThere) problems[field] = problem
  }
  return problems
}
