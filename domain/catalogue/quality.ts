import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import { categories, products } from '../../db/schema.ts'
import type { Attribute } from '../../shared/catalogue/attributes/attribute.ts'
import { createDictionary, type Dictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import type { QualityGroup, QualityReport } from '../../shared/catalogue/attributes/quality.ts'
import type { AttributeValue } from '../../shared/catalogue/attributes/read-value.ts'
import { valueText } from '../../shared/catalogue/attributes/value-text.ts'
import type { Product, Specification } from '../../shared/catalogue/public.ts'
import { fold } from '../../shared/text.ts'
import type { Deps } from '../deps.ts'
import { forEachInSlices } from './in-slices.ts'
import { readLineage } from './snapshot/catalogue.ts'
import { readAttributes } from './snapshot/live-catalogue.ts'

const portionSize = 500

/** Of all products that are not in the trash, published or not. */
export async function readQuality(deps: Pick<Deps, 'db' | 'catalogue'>): Promise<QualityReport> {
  const { db } = deps
  const known = await db.select().from(categories)
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const { add, report } = collectFindings(createDictionary(await readAttributes(db)), {
    lineageOf: readLineage(known),
    nameOf: (id) => names.get(id) ?? '',
  })
  for (let last = 0; ; ) {
    const ids = await readIds(deps, last)
    await forEachInSlices(await readSheets(deps, ids), add)
    last = ids.at(-1) ?? 0
    if (ids.length < portionSize) return report()
  }
}

async function readIds({ db }: Pick<Deps, 'db'>, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .limit(portionSize)
  return rows.map(({ id }) => id)
}

/** Published products are in memory already, and reading thousands from the database takes seconds. */
async function readSheets(
  { db, catalogue: { current } }: Pick<Deps, 'db' | 'catalogue'>,
  ids: number[],
): Promise<Sheet[]> {
  const published = ids.flatMap((id) => current.getProduct(id) ?? []).map(toSheet)
  const others = ids.filter((id) => !current.getProduct(id))
  if (others.length === 0) return published
  const { id, name, categoryId, details } = products
  const specifications = sql<Specification[]>`${details} -> 'specifications'`
  const drafts = await db.select({ id, name, categoryId, specifications }).from(products).where(inArray(id, others))
  return [...published, ...drafts].toSorted((one, other) => one.id - other.id)
}

const toSheet = ({ id, name, categoryId = 0, jsonDetails }: Product): Sheet => ({
  id,
  name,
  categoryId,
  specifications: jsonDetails.specifications,
})

type Sheet = { id: number; name: string; categoryId: number; specifications: Specification[] }

type Categories = { lineageOf: (categoryId: number) => number[]; nameOf: (categoryId: number) => string }

const maxGroups = 200
const maxProducts = 50

/** Takes one sheet after the other, so that thousands can be read without a pause of the site. */
function collectFindings(dictionary: Dictionary, { lineageOf, nameOf }: Categories) {
  const counts = { products: 0, rows: 0, understoodRows: 0 }
  const [notUnderstood, unknown, missing] = [createGroups(), createGroups(), createGroups()]
  const byKey = new Map(dictionary.attributes.map((attribute) => [attribute.key, attribute]))
  const numbers = new Map<string, Numbers>()
  const expectedIn = remember((categoryId: number) => dictionary.expected(lineageOf(categoryId)))

  const addNumber = ({ id, name, categoryId }: Sheet, key: string, value: AttributeValue) => {
    const attribute = byKey.get(key)
    const middle = middleOf(value)
    if (!attribute || middle === undefined) return
    const place = `${key} ${categoryId}`
    const those = numbers.get(place) ?? { attribute, category: nameOf(categoryId), entries: [] }
    those.entries.push({ middle, product: { id, name }, value })
    numbers.set(place, those)
  }

  const add = (sheet: Sheet) => {
    const { id, name, categoryId, specifications } = sheet
    const lineage = lineageOf(categoryId)
    counts.products++
    counts.rows += specifications.length
    for (const row of specifications) {
      const { attributes, understood } = dictionary.readRow(row, lineage)
      if (understood.length > 0) counts.understoodRows++
      else (attributes.length > 0 ? notUnderstood : unknown).put(row.key, null, { id, name, value: row.value })
    }
    const values = dictionary.readAll(specifications, lineage)
    for (const { attribute } of expectedIn(categoryId))
      if (!values.has(attribute.key)) missing.put(attribute.name, nameOf(categoryId), { id, name, value: '' })
    for (const [key, value] of values) addNumber(sheet, key, value)
  }

  const report = async (): Promise<QualityReport> => {
    const outliers: QualityGroup[] = []
    await forEachInSlices(numbers.values(), (those) => outliers.push(...outliersAmong(those)))
    return {
      ...counts,
      notUnderstood: notUnderstood.list(),
      unknown: unknown.list(),
      outliers: outliers.slice(0, maxGroups),
      missing: missing.list(),
    }
  }
  return { add, report }
}

type Numbers = {
  attribute: Attribute
  category: string
  entries: { middle: number; product: { id: number; name: string }; value: AttributeValue }[]
}

function outliersAmong({ attribute, category, entries }: Numbers): QualityGroup[] {
  const range = usualRange(entries.map(({ middle }) => middle))
  if (!range) return []
  const far = entries.filter(({ middle }) => middle < range.min || middle > range.max)
  if (far.length === 0) return []
  const usual: AttributeValue = { kind: 'number', intervals: [{ from: range.low, to: range.high }] }
  return [
    {
      name: attribute.name,
      category,
      usual: valueText(attribute, usual),
      total: far.length,
      products: far.slice(0, maxProducts).map(({ product, value }) => ({
        ...product,
        value: valueText(attribute, value),
      })),
    },
  ]
}

/** Between the ends of all intervals; a zero or a negative number cannot be compared by its order of magnitude. */
function middleOf(value: AttributeValue): number | undefined {
  if (value.kind !== 'number') return undefined
  const ends = value.intervals.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite)
  if (ends.length === 0 || ends.some((end) => end <= 0)) return undefined
  return Number(Math.sqrt(Math.min(...ends) * Math.max(...ends)).toPrecision(3))
}

function createGroups() {
  const groups = new Map<string, QualityGroup>()
  return {
    put: (name: string, category: string | null, product: QualityGroup['products'][number]) => {
      const place = `${fold(name)}\n${category}`
      const group = groups.get(place) ?? { name, category, usual: null, total: 0, products: [] }
      group.total++
      if (group.products.length < maxProducts) group.products.push(product)
      groups.set(place, group)
    },
    list: () => [...groups.values()].toSorted((one, other) => other.total - one.total).slice(0, maxGroups),
  }
}

function remember<T>(read: (categoryId: number) => T): (categoryId: number) => T {
  const known = new Map<number, T>()
  return (categoryId) => {
    const found = known.get(categoryId) ?? read(categoryId)
    known.set(categoryId, found)
    return found
  }
}

const minValues = 8

/** Quartiles may coincide, and sizes of one kind still differ a little. */
const minSpread = Math.log(1.5)

const reach = 3

/** Of positive numbers: where most lie, and beyond which limits one is suspect. Few numbers tell nothing. */
export function usualRange(values: number[]): { low: number; high: number; min: number; max: number } | undefined {
  if (values.length < minValues) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  const [low, high] = [at(0.25), at(0.75)]
  const factor = Math.exp(reach * Math.max(Math.log(high / low), minSpread))
  return { low, high, min: low / factor, max: high * factor }
}
