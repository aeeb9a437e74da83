import { aliasedTable, and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { fitExceptions, products } from '../../../db/schema.ts'
import type { AdminFitException, FitException, FitExceptionChange } from '../../../shared/catalogue/fits.ts'
import type { Staff } from '../../actor.ts'
import { changedFields, recordChange } from '../../history/record-change.ts'
import { changedMeanwhile, done, invalid, notAllowed, notFound, type Outcome } from '../../outcome.ts'
import { type CatalogueDeps, changeCatalogue, isOlder } from './change-catalogue.ts'

const maxExceptions = 2_000

const other = aliasedTable(products, 'other')

/** Exceptions of products in the trash return with them. */
const selectExceptions = (db: Db | Tx) =>
  db
    .select({
      row: fitExceptions,
      product: { id: products.id, name: products.name },
      other: { id: other.id, name: other.name },
    })
    .from(fitExceptions)
    .innerJoin(products, and(eq(products.id, fitExceptions.productId), isNull(products.deletedAt)))
    .innerJoin(other, and(eq(other.id, fitExceptions.otherId), isNull(other.deletedAt)))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectExceptions>>[number]

const toContent = ({ row, product, other }: Found) => ({
  products: [product.name, other.name],
  fits: row.fits,
  reason: row.reason,
})
const named = ({ row, product, other }: Found) => ({
  kind: 'fitException' as const,
  record: { id: row.id, name: `${product.name} y ${other.name}` },
})
const toRecord = ({ row, product, other }: Found): AdminFitException => ({
  id: row.id,
  productIds: [product.id, other.id],
  products: [product, other],
  fits: row.fits,
  reason: row.reason,
  updatedAt: row.updatedAt.toISOString(),
})

type Query = { productId?: number | undefined }

export async function listFitExceptions(
  { db }: Pick<CatalogueDeps, 'db'>,
  { productId }: Query,
): Promise<AdminFitException[]> {
  const ofProduct = productId
    ? or(eq(fitExceptions.productId, productId), eq(fitExceptions.otherId, productId))
    : undefined
  return (await selectExceptions(db).where(ofProduct).orderBy(desc(fitExceptions.id))).map(toRecord)
}

export const createFitException = (
  deps: CatalogueDeps,
  form: FitException,
  staff: Staff,
): Promise<Outcome<AdminFitException>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const fault = await checkPair(tx, form)
    if (fault) return invalid(fault)
    if ((await tx.$count(fitExceptions)) >= maxExceptions)
      return notAllowed(
        `Hay ${maxExceptions.toLocaleString('es-CL')} excepciones, que es el máximo: cambia las reglas.`,
      )
    const [row] = await tx
      .insert(fitExceptions)
      .values({ ...toColumns(form), createdAt: at, updatedAt: at })
      .returning()
    const found = row && (await findException(tx, row.id))
    if (!found) throw new Error('The exception was not stored.')
    await recordChange(
      tx,
      { actor: staff, at },
      { ...named(found), act: 'created', before: null, after: toContent(found) },
    )
    return done(toRecord(found))
  })

export const updateFitException = (
  deps: CatalogueDeps,
  id: number,
  { updatedAt, ...form }: FitExceptionChange,
  staff: Staff,
): Promise<Outcome<AdminFitException>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const found = await findException(tx, id)
    if (!found) return notFound
    if (isOlder(found.row, updatedAt)) return changedMeanwhile
    const fault = await checkPair(tx, form, id)
    if (fault) return invalid(fault)
    const columns = toColumns(form)
    if (changedFields(found.row, columns).length === 0) return done(toRecord(found))
    await tx
      .update(fitExceptions)
      .set({ ...columns, updatedAt: at })
      .where(eq(fitExceptions.id, id))
    const stored = await findException(tx, id)
    if (!stored) throw new Error('The exception was not stored.')
    const around = { before: toContent(found), after: toContent(stored) }
    await recordChange(tx, { actor: staff, at }, { ...named(stored), act: 'updated', ...around })
    return done(toRecord(stored))
  })

export const deleteFitException = (deps: CatalogueDeps, id: number, staff: Staff): Promise<Outcome<undefined>> =>
  changeCatalogue(deps, staff, async ({ tx, at }) => {
    const found = await findException(tx, id)
    if (!found) return notFound
    await tx.delete(fitExceptions).where(eq(fitExceptions.id, id))
    const context = { actor: staff, at }
    await recordChange(tx, context, { ...named(found), act: 'deleted', before: toContent(found), after: null })
    return done(undefined)
  })

function toColumns({ productIds, fits, reason }: FitException) {
  const [productId, otherId] = productIds.toSorted((one, another) => one - another)
  if (productId === undefined || otherId === undefined) throw new Error('An exception has two products.')
  return { productId, otherId, fits, reason: fits ? '' : reason }
}

async function checkPair(tx: Tx, form: FitException, id = 0): Promise<Record<string, string> | undefined> {
  const { productIds } = form
  if (productIds[0] === productIds[1]) return { 'productIds.1': 'Elige otro producto: son el mismo' }
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, productIds), isNull(products.deletedAt)))
  const known = new Set(rows.map((product) => product.id))
  const unknown = productIds.findIndex((productId) => !known.has(productId))
  if (unknown >= 0) return { [`productIds.${unknown}`]: 'Este producto no existe' }
  const { productId, otherId } = toColumns(form)
  const samePair = and(
    eq(fitExceptions.productId, productId),
    eq(fitExceptions.otherId, otherId),
    ne(fitExceptions.id, id),
  )
  return (await tx.$count(fitExceptions, samePair)) > 0
    ? { 'productIds.1': 'Ya hay una excepción para estos dos productos' }
    : undefined
}

async function findException(tx: Tx, id: number): Promise<Found | undefined> {
  const [found] = await selectExceptions(tx).where(eq(fitExceptions.id, id))
  return found
}
