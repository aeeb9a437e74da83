import { aliasedTable, and, desc, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { fitExceptions, products } from '../../../db/schema.ts'
import type { AdminFitException, FitException } from '../../../shared/catalogue/fits.ts'
import { invalid } from '../../outcome.ts'
import type { CatalogueDeps } from './change-catalogue.ts'
import { editable } from './editable.ts'

const maxExceptions = 2_000

const other = aliasedTable(products, 'other')

/** Exceptions of products in the trash return with them. */
const selectExceptions = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(fitExceptions),
      product: { id: products.id, name: products.name },
      other: { id: other.id, name: other.name },
    })
    .from(fitExceptions)
    .innerJoin(products, and(eq(products.id, fitExceptions.productId), isNull(products.deletedAt)))
    .innerJoin(other, and(eq(other.id, fitExceptions.otherId), isNull(other.deletedAt)))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectExceptions>>[number]

const find = (tx: Tx, id: number) => selectExceptions(tx).where(eq(fitExceptions.id, id))

const toRecord = ({ id, product, other, fits, reason, updatedAt }: Row): AdminFitException => ({
  id,
  productIds: [product.id, other.id],
  products: [product, other],
  fits,
  reason,
  updatedAt: updatedAt.toISOString(),
})

export const fitException = editable({
  kind: 'fitException',
  table: fitExceptions,
  max: {
    rows: maxExceptions,
    message: `Hay ${maxExceptions.toLocaleString('es-CL')} excepciones, que es el máximo: cambia las reglas.`,
  },
  nameOf: ({ product, other }: Row) => `${product.name} y ${other.name}`,
  toContent: ({ product, other, fits, reason }) => ({ products: [product.name, other.name], fits, reason }),
  toRecord,
  toColumns,
  check: async (form, { tx }, row) => {
    const fault = await checkPair(tx, form, row?.id)
    return fault && invalid(fault)
  },
  find,
  insert: async (tx, columns) => {
    const [stored] = await tx.insert(fitExceptions).values(columns).returning()
    return stored ? find(tx, stored.id) : []
  },
  update: async (tx, { id }, columns) => {
    await tx.update(fitExceptions).set(columns).where(eq(fitExceptions.id, id))
    return find(tx, id)
  },
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
