import { createHash } from 'node:crypto'
import type { ImportLine, ImportPlan } from '../../../shared/catalogue/imports.ts'
import { ProductForm } from '../../../shared/catalogue/products.ts'
import { firstErrorByField } from '../../../shared/error-response.ts'
import { fold } from '../../../shared/text.ts'
import { changedFields } from '../../history/record-change.ts'
import { newlyNamedFiles, problemsOf } from '../editing/check-product.ts'

import { type ProductContent, type ProductRow, toContent } from '../editing/product-record.ts'
import { slugsFor } from '../editing/slug.ts'
import { forEachInSlices } from '../in-slices.ts'
import { type CategoryNames, columns, foldHeading, type SheetColumn } from './columns.ts'

import type { Sheet } from './parse-sheet.ts'

export type CurrentCatalogue = {
  products: ProductRow[]
  formerSlugs: { slug: string; productId: number }[]
  names: CategoryNames
  categoryIds: Set<number>
  leafIds: Set<number>
  hasFile: (address: string) => boolean
}

type Found = CurrentCatalogue & {
  byId: Map<string, ProductRow>
  /** Only of products that are not in the trash. */
  byCode: Map<string, ProductRow>
  bySlug: Map<string, ProductRow>
  formerOwners: Map<string, number>
}

export type PlannedLine = { shown: ImportLine; row: ProductRow | undefined; form: ProductForm | undefined }

type Given = { column: SheetColumn; cell: string }[]
type Cells = { line: number; id: string; code: string; slug: string; given: Given }
type Earlier = { seen: Set<string>; taken: Set<string> }

type Planned = { plan: ImportPlan; planned: PlannedLine[] }

export async function planImport({ headings, lines }: Sheet, current: CurrentCatalogue): Promise<Planned> {
  const layout = headings.map(foldHeading)
  const known = layout.map((heading) => columns.find((column) => column.heading === heading))
  const idAt = layout.indexOf('id')
  const read = lines.map(({ line, cells }) => {
    const given = known.flatMap((column, index) => (column ? [{ column, cell: cells[index] ?? '' }] : []))
    return { line, id: (cells[idAt] ?? '').trim(), code: cellOf(given, 'code'), slug: cellOf(given, 'slug'), given }
  })
  const taken = new Set([...current.products, ...current.formerSlugs, ...read].map(({ slug }) => slug))
  const seen = new Set<string>()
  const found: Found = {
    ...current,
    byId: new Map(current.products.map((product) => [String(product.id), product])),
    byCode: new Map(current.products.filter(({ deletedAt }) => !deletedAt).map((row) => [fold(row.code), row])),
    bySlug: new Map(current.products.map((product) => [product.slug, product])),
    formerOwners: new Map(current.formerSlugs.map((former) => [former.slug, former.productId])),
  }
  const planned: PlannedLine[] = []
  const fingerprint = createHash('sha256')
  await forEachInSlices(read, (cells) => {
    const line = planLine(cells, found, { seen, taken })
    planned.push(line)
    fingerprint.update(markOf(line))
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
    fingerprint: fingerprint.digest('hex'),
  }
  return { plan, planned }
}

/** The id decides, then the code, then the slug. */
function planLine({ line, id, code, slug, given }: Cells, current: Found, { seen, taken }: Earlier): PlannedLine {
  const coded = code ? current.byCode.get(fold(code)) : undefined
  const row = id ? current.byId.get(id) : (coded ?? current.bySlug.get(slug))
  const before = row && toContent(row)
  const read = Object.fromEntries(given.map(({ column, cell }) => [column.field, column.read(cell, current.names)]))
  const parsed = ProductForm.safeParse({
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
  const form = { ...parsed.data, slug: parsed.data.slug || (row?.slug ?? reserveSlug(parsed.data.name, taken)) }
  const errors = [
    ...toErrors(problemsOf(form, surroundingsOf(form, row, current))),
    ...lostFiles(form, before, current, taken),
  ]
  const marks = [...(row ? [`id ${row.id}`] : []), `slug ${form.slug}`]
  const codeMark = form.code && `code ${fold(form.code)}`
  if (seen.has(codeMark)) errors.push({ column: 'codigo', message: 'Otra línea del archivo tiene el mismo código' })
  if (marks.some((mark) => seen.has(mark)))
    errors.push({ column: 'id', message: 'Otra línea del archivo es el mismo producto' })
  for (const mark of [...marks, codeMark].filter(Boolean)) seen.add(mark)
  if (errors.length > 0) return failure(errors)

  const after: ProductContent = { ...form, position: form.position ?? before?.position ?? 0 }
  const changed = before ? changedFields(before, after) : given.map(({ column }) => column.field)
  const changes = columns
    .filter(({ field }) => changed.includes(field))
    .map(({ heading, write }) => ({
      column: heading,
      before: before ? write(before, current.names) : '',
      after: write(after, current.names),
    }))
    .filter((change) => before || change.after !== '')
  const outcome = !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  return { shown: { line, outcome, id: row?.id ?? null, name: form.name, changes, errors: [] }, row, form }
}

const cellOf = (given: Given, field: SheetColumn['field']) =>
  given.find(({ column }) => column.field === field)?.cell.trim() ?? ''

function reserveSlug(name: string, taken: Set<string>): string {
  const slugs = slugsFor(name)
  let { value: slug } = slugs.next()
  while (taken.has(slug)) slug = slugs.next().value
  taken.add(slug)
  return slug
}

function surroundingsOf({ slug, code, categoryId }: ProductForm, row: ProductRow | undefined, current: Found) {
  const owner = current.bySlug.get(slug)?.id
  const former = current.formerOwners.get(slug)
  const category = current.categoryIds.has(categoryId) ? 'divided' : 'missing'
  return {
    category: current.leafIds.has(categoryId) ? ('fitting' as const) : category,
    isCodeTaken: code !== '' && ![undefined, row?.id].includes(current.byCode.get(fold(code))?.id),
    isSlugTaken: [owner, former].some((id) => id !== undefined && id !== row?.id),
  } satisfies Parameters<typeof problemsOf>[1]
}

/** Data sheets of products in the same file count as existing. */
const lostFiles = (
  form: ProductForm,
  before: ProductContent | undefined,
  { hasFile }: CurrentCatalogue,
  slugs: Set<string>,
) =>
  newlyNamedFiles(form, before)
    .filter(({ address, sheetOf }) => !(sheetOf ? slugs.has(sheetOf) : hasFile(address)))
    .flatMap(({ field, address }) => toErrors({ [field]: `No hay un archivo ${address.split('?')[0]}` }))

const toErrors = (fields: Record<string, string>): ImportLine['errors'] =>
  Object.entries(fields).map(([path, message]) => {
    const [name] = path.split('.')
    return { column: columns.find(({ field }) => field === name)?.heading ?? path, message }
  })

const omit = ({ ...fields }: Record<string, unknown>, name: string) => {
  delete fields[name]
  return fields
}

const markOf = ({ shown, row, form }: PlannedLine) => `${JSON.stringify([shown, row?.updatedAt, form])}\n`
