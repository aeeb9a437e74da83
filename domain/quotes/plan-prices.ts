import { createHash } from 'node:crypto'
import type { ImportLine, ImportPlan } from '../../shared/catalogue/imports.ts'
import { type Currency, formatAmount, parseAmount } from '../../shared/quotes/money.ts'
import { CurrencyCode } from '../../shared/quotes/quote.ts'
import { fold } from '../../shared/text.ts'
import { foldHeading } from '../catalogue/import/columns.ts'
import type { Sheet } from '../catalogue/import/parse-sheet.ts'

type Product = { id: number; code: string; slug: string; name: string }
type Price = { productId: number; currency: Currency; unitPrice: number }

export type CurrentPrices = { products: Product[]; prices: Price[] }

/** No price removes the one in the list. */
type PlannedPrice = Omit<Price, 'unitPrice'> & { unitPrice: number | undefined }

export type PlannedChange = { shown: ImportLine; price: PlannedPrice }

type Planned = { plan: ImportPlan; changing: PlannedChange[] }

export const headings = { id: 'id', code: 'codigo', name: 'producto', currency: 'moneda', price: 'precio neto' }

type Field = keyof typeof headings

/** Headings as people write them, without accents. */
const fieldOf: Record<string, Field> = {
  id: 'id',
  codigo: 'code',
  slug: 'code',
  producto: 'name',
  nombre: 'name',
  moneda: 'currency',
  precio: 'price',
  'precio neto': 'price',
}

export function missingColumn({ headings: given }: Sheet): string | undefined {
  const fields = given.map((heading) => fieldOf[foldHeading(heading)])
  const times = (field: Field) => fields.filter((known) => known === field).length
  const repeated = (['id', 'code', 'name', 'currency', 'price'] as const).find((field) => times(field) > 1)
  if (repeated) return `La columna «${headings[repeated]}» está más de una vez: deja una sola.`
  const missing = (['currency', 'price'] as const).find((field) => times(field) === 0)
  if (missing) return `Falta la columna «${headings[missing]}».`
  return times('id') + times('code') + times('name') === 0
    ? 'Falta una columna que diga el producto: «id», «codigo» o «producto».'
    : undefined
}

export function planPrices({ headings: given, lines }: Sheet, current: CurrentPrices): Planned {
  const fields = given.map((heading) => fieldOf[foldHeading(heading)])
  const find = productFinder(current.products)
  const listed = new Map(current.prices.map((price) => [keyOf(price), price.unitPrice]))
  const seen = new Set<string>()
  const planned = lines.map(({ line, cells }) => {
    const cell = (field: Field) => (cells[fields.indexOf(field)] ?? '').trim()
    return planLine(line, cell, { find, listed, seen })
  })
  const shown = planned.map((entry) => entry.shown)
  const countOf = (outcome: ImportLine['outcome']) => shown.filter((entry) => entry.outcome === outcome).length
  return {
    plan: {
      lines: shown,
      totals: {
        new: countOf('new'),
        changed: countOf('changed'),
        unchanged: countOf('unchanged'),
        error: countOf('error'),
      },
      ignoredColumns: given.filter((heading, index) => heading.trim() !== '' && !fields[index]),
      fingerprint: createHash('sha256').update(JSON.stringify(planned)).digest('hex'),
    },
    changing: planned.flatMap(({ shown, price }) =>
      price && (shown.outcome === 'new' || shown.outcome === 'changed') ? [{ shown, price }] : [],
    ),
  }
}

type Cell = (field: Field) => string
type Surroundings = { find: ReturnType<typeof productFinder>; listed: Map<string, number>; seen: Set<string> }
type PlannedLine = { shown: ImportLine; price?: PlannedPrice }

function planLine(line: number, cell: Cell, { find, listed, seen }: Surroundings): PlannedLine {
  const product = find(cell)
  const currency = CurrencyCode.safeParse(cell('currency').toUpperCase())
  const written = cell('price')
  const unitPrice = currency.success && written ? parseAmount(written, currency.data) : undefined
  const errors: ImportLine['errors'] = []
  const add = (field: Field, message: string) => errors.push({ column: headings[field], message })
  if ('problem' in product) add(product.field, product.problem)
  if (!currency.success) add('currency', 'Escribe CLP o USD')
  else if (written && !unitPrice) add('price', problemOf(written, currency.data))
  const id = 'problem' in product ? null : product.id
  const name = 'problem' in product ? cell('name') : product.name
  const failure = () => ({ shown: { line, outcome: 'error' as const, id, name, changes: [], errors } })
  if (id === null || !currency.success || errors.length > 0) return failure()

  const price = { productId: id, currency: currency.data, unitPrice }
  const key = keyOf(price)
  if (seen.has(key)) add('currency', 'Otra línea del archivo tiene el mismo producto y moneda')
  seen.add(key)
  if (errors.length > 0) return failure()

  const before = listed.get(key)
  const text = (amount: number | undefined) => (amount === undefined ? '' : formatAmount(amount, price.currency))
  const changes =
    before === unitPrice
      ? []
      : [{ column: `${headings.price} ${price.currency}`, before: text(before), after: text(unitPrice) }]
  const outcome = changes.length === 0 ? 'unchanged' : before === undefined ? 'new' : 'changed'
  return { shown: { line, outcome, id, name, changes, errors }, price }
}

/** Spreadsheets calculate more decimals than they show; nobody but staff decides how a price is rounded. */
const problemOf = (written: string, currency: Currency) =>
  parseAmount(written.replace(/,\d+$/, ''), currency) === undefined || !written.includes(',')
    ? `Escribe un precio como ${examples[currency]}`
    : roundIt[currency]

const roundIt: Record<Currency, string> = {
  CLP: 'Redondea el precio: en pesos no lleva decimales',
  USD: 'Redondea el precio: en dólares lleva hasta dos decimales',
}

const examples: Record<Currency, string> = { CLP: '12.345', USD: '1.234,50' }

const keyOf = ({ productId, currency }: Omit<Price, 'unitPrice'>) => `${productId} ${currency}`

/** The id decides, then the code or the slug, then the name. */
function productFinder(products: Product[]) {
  const byId = new Map(products.map((product) => [String(product.id), product]))
  const byCode = new Map(products.map((product) => [fold(product.code), product]))
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const byName = Map.groupBy(products, ({ name }) => foldHeading(name))
  return (cell: Cell): Product | { field: Field; problem: string } => {
    const [id, code, name] = [cell('id'), cell('code'), cell('name')]
    if (id) return byId.get(id) ?? { field: 'id', problem: `No hay un producto ${id}` }
    if (code) {
      const found = byCode.get(fold(code)) ?? bySlug.get(code.toLowerCase())
      return found ?? { field: 'code', problem: `No hay un producto con el código «${code}»` }
    }
    if (!name) return { field: 'name', problem: 'Escribe el id, el código o el nombre del producto' }
    const [found, ...others] = byName.get(foldHeading(name)) ?? []
    if (!found) return { field: 'name', problem: `No hay un producto «${name}»` }
    return others.length === 0
      ? found
      : { field: 'name', problem: 'Hay varios productos con ese nombre: escribe el id o el código' }
  }
}
