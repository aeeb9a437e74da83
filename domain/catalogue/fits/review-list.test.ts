import { expect, test } from 'vitest'
import { defaultAttributes } from '../../../demo/attributes/default-attributes.ts'
import { defaultFits } from '../../../demo/fit-rules.ts'
import type { AttributeValue } from '../../../shared/catalogue/attributes/read-value.ts'
import { runInSlices } from '../in-slices.ts'
import { createFitKinds } from './fit-kinds.ts'
import type { FittingProduct } from './judge-pair.ts'
import { findMisfits } from './review-list.ts'

/** Says how often the rules looked at a value. */
class CountedValues extends Map<string, AttributeValue> {
  static reads = 0
  override get(key: string) {
    CountedValues.reads++
    return super.get(key)
  }
}

const values = new Map<number, { kind: 'number'; intervals: { from: number; to: number }[] }>()

const widths = [9, 12, 13, 16, 19, 25, 32]

/** Many products, of which few differ in what the rules compare. */
const products = Array.from({ length: 200 }, (_, index): FittingProduct => {
  const width = widths[index % widths.length] ?? 0
  return { id: index + 1, categoryIds: [1], values: new CountedValues([['ancho', widthValue(width)]]) }
})

function widthValue(width: number) {
  const value = values.get(width) ?? { kind: 'number' as const, intervals: [{ from: width, to: width }] }
  values.set(width, value)
  return value
}

/** As many as staff can store, each about every product. */
const rules = Array.from({ length: 60 }, (_, index) => {
  const model = defaultFits.rules[0]
  if (!model) throw new Error('There is no rule to start from.')
  const [first, second] = model.sides
  const measures = ['ancho', 'espesor', 'resistencia'].map((key) => ({ key, has: '{valor}', takes: '{valor}' }))
  return {
    ...model,
    measures,
    when: null,
    needed: true,
    key: String(index),
    sides: [
      { ...first, categoryIds: [1] },
      { ...second, categoryIds: [1] },
    ] satisfies typeof model.sides,
  }
})

test('a long list under many broad rules is judged by kinds of products, not by pairs', async () => {
  const fits = createFitKinds(defaultAttributes, { rules, exceptions: [] })
  CountedValues.reads = 0
  expect(await runInSlices(findMisfits(products, fits))).toEqual([])
  // All pairs under all rules would be 200 × 199 × 60 × 2 reads at least.
  expect(CountedValues.reads).toBeLessThan(products.length * rules.length * 3)
  const single = products.filter(({ id }) => id === 1 || id === 2)
  expect(await runInSlices(findMisfits(single, fits))).toHaveLength(rules.length * 2)
})

test('the first review of products that all differ is done in small steps', () => {
  const different = products.map(
    (product, width): FittingProduct => ({
      ...product,
      values: new CountedValues([['ancho', widthValue(width + 100)]]),
    }),
  )
  const work = findMisfits(different, createFitKinds(defaultAttributes, { rules, exceptions: [] }))
  const reads: number[] = []
  for (let isDone = false; !isDone; ) {
    CountedValues.reads = 0
    isDone = work.next().done ?? false
    reads.push(CountedValues.reads)
  }
  const all = reads.reduce((sum, each) => sum + each, 0)
  expect(Math.max(...reads)).toBeLessThan(all / 4)
})

test('an exception counts for its two products alone, also under a rule that judges others of their kinds', async () => {
  const exceptions = [{ productIds: [1, 8] as [number, number], fits: false, reason: 'No' }]
  const fits = createFitKinds(defaultAttributes, { rules: rules.slice(0, 1), exceptions })
  const of = (...ids: number[]) =>
    runInSlices(
      findMisfits(
        products.filter(({ id }) => ids.includes(id)),
        fits,
      ),
    )
  expect((await of(1, 8)).map(({ reason }) => reason)).toEqual(['No', 'No'])
  expect(await of(1, 8, 15)).toEqual([])
})
