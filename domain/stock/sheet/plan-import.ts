import { createHash } from 'node:crypto'
import type { ImportLine, ImportPlan } from '../../../contract/admin/imports.ts'
import { ProductForm } from '../../../contract/admin/products.ts'
import { firstErrorByField } from '../../../contract/error.ts'
import { noPicture } from '../check-product.ts'
import { type ProductContent, type ProductRow, toContent } from '../product-record.ts'
import { changedFields } from '../record-change.ts'
import { type CategoryNames, type Column, columns } from './columns.ts'
import type { Sheet } from './read-sheet.ts'

/** All that an import is compared with. */
export type Stock = {
  products: ProductRow[]
  formerSlugs: { slug: string; productId: number }[]
  names: CategoryNames
  /** Those that products may lie in. */
  leafIds: Set<number>
}

/** What is to be done for a line, and what people are shown of it. */
export type PlannedLine = { shown: ImportLine; row: ProductRow | undefined; form: ProductForm | undefined }

type Cells = { id: string; given: { column: Column; cell: string }[] }

const blank: ProductForm = {
  name: '',
  subtitle: '',
  description: '',
  categoryId: 0,
  slug: '',
  published: false,
  pictures: [],
  specifications: [],
  information: [],
  downloads: [],
  videos: [],
  packs: [],
}

/** Compares every line with the catalogue; changes nothing. */
export function planImport({ headings, lines }: Sheet, stock: Stock): { plan: ImportPlan; planned: PlannedLine[] } {
  const layout = headings.map((heading) => fold(heading))
  const known = layout.map((heading) => columns.find((column) => column.heading === heading))
  const idAt = layout.indexOf('id')
  const seen = new Set<string>()
  const planned = lines.map(({ line, cells }) => {
    const given = known.flatMap((column, index) => (column ? [{ column, cell: cells[index] ?? '' }] : []))
    return planLine(line, { id: (cells[idAt] ?? '').trim(), given }, stock, seen)
  })
  const shown = planned.map((entry) => entry.shown)
  const countOf = (outcome: ImportLine['outcome']) => shown.filter((entry) => entry.outcome === outcome).length
  const plan = {
    lines: shown,
    totals: {
      new: countOf('new'),
      changed: countOf('changed'),
      unchanged: countOf('unchanged'),
      error: countOf('error'),
    },
    ignoredColumns: headings.filter((heading, index) => heading.trim() !== '' && index !== idAt && !known[index]),
    fingerprint: fingerprintOf(planned),
  }
  return { plan, planned }
}

function planLine(line: number, { id, given }: Cells, stock: Stock, seen: Set<string>): PlannedLine {
  const slug = given.find(({ column }) => column.field === 'slug')?.cell.trim() ?? ''
  const row = stock.products.find((product) => (id ? String(product.id) === id : slug !== '' && product.slug === slug))
  const before = row && toContent(row)
  const read = Object.fromEntries(given.map(({ column, cell }) => [column.field, column.read(cell, stock.names)]))
  const parsed = ProductForm.safeParse({
    ...blank,
    ...before,
    ...(read.position === '' ? omit(read, 'position') : read),
  })
  const name = typeof read.name === 'string' ? read.name : (before?.name ?? '')
  const failure = (errors: ImportLine['errors']): PlannedLine => ({
    shown: { line, outcome: 'error', id: row?.id ?? null, name, changes: [], errors },
    row,
    form: undefined,
  })

  if (id && !row) return failure([{ column: 'id', message: `No hay un producto ${id}` }])
  if (row?.deletedAt) return failure([{ column: 'id', message: 'Está en la papelera: restáuralo primero' }])
  if (!parsed.success) return failure(toErrors(firstErrorByField(parsed.error.issues)))
  const form = { ...parsed.data, slug: parsed.data.slug || (row?.slug ?? '') }
  const errors = toErrors(problemsOf(form, row, stock))
  const marks = [row ? `id ${row.id}` : '', form.slug && `slug ${form.slug}`].filter((mark) => mark !== '')
  if (marks.some((mark) => seen.has(mark)))
    errors.push({ column: 'id', message: 'Otra línea del archivo es el mismo producto' })
  for (const mark of marks) seen.add(mark)
  if (errors.length > 0) return failure(errors)

  const after: ProductContent = { ...form, position: form.position ?? before?.position ?? 0 }
  const changed = before ? changedFields(before, after) : given.map(({ column }) => column.field)
  const changes = columns
    .filter(({ field }) => changed.includes(field))
    .map(({ heading, write }) => ({
      column: heading,
      before: before ? write(before, stock.names) : '',
      after: write(after, stock.names),
    }))
    .filter((change) => before || change.after !== '')
  const outcome = !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  return { shown: { line, outcome, id: row?.id ?? null, name: form.name, changes, errors: [] }, row, form }
}

function problemsOf(form: ProductForm, row: ProductRow | undefined, stock: Stock): Record<string, string> {
  const owner = stock.products.find(({ slug }) => slug === form.slug)?.id
  const former = stock.formerSlugs.find(({ slug }) => slug === form.slug)?.productId
  const isTaken = form.slug !== '' && [owner, former].some((id) => id !== undefined && id !== row?.id)
  return {
    ...(!stock.leafIds.has(form.categoryId) && { categoryId: 'No hay una categoría así, o tiene subcategorías' }),
    ...(isTaken && { slug: 'Otro producto ya usa este enlace' }),
    ...(form.published && form.pictures.length === 0 && { pictures: noPicture }),
  }
}

/** By the heading people see; a field inside a list counts for its list. */
const toErrors = (fields: Record<string, string>): ImportLine['errors'] =>
  Object.entries(fields).map(([path, message]) => {
    const [name] = path.split('.')
    return { column: columns.find(({ field }) => field === name)?.heading ?? path, message }
  })

const fold = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()

const omit = ({ ...fields }: Record<string, unknown>, name: string) => {
  delete fields[name]
  return fields
}

/** The same only if the file and the products it meets are the same. */
const fingerprintOf = (planned: PlannedLine[]) =>
  createHash('sha256')
    .update(JSON.stringify(planned.map(({ shown, row, form }) => [shown, row?.updatedAt, form])))
    .digest('hex')
