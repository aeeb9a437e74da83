import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultAttributes } from '../../demo/attributes/default-attributes.ts'
import { calculatorAttributes, lostByCalculators } from '../../shared/catalogue/attributes/fixed-attributes.ts'
import { linkedCategoryIds } from '../../shared/catalogue/fixed-categories.ts'
import { closureCategories, cushionCategory, filmCategory, strapCategories } from './calculator.ts'
import { joints, materials } from './joints.ts'

const sources = globSync('web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))

const tradeWords = readFileSync('domain/catalogue/search/trade-words.ts', 'utf8')

test('the categories that pages, hints and calculators link to are the ones that staff cannot delete', () => {
  const linked = new Set([
    ...Array.from(tradeWords.matchAll(/\bto: (\d+)/g), ([, id]) => Number(id)),
    ...sources.flatMap((text) => Array.from(text.matchAll(/\bcategoryId[=:] ?(\d+)/g), ([, id]) => Number(id))),
    ...[filmCategory, cushionCategory, ...Object.values(strapCategories)],
    ...closureCategories.map(({ categoryId }) => categoryId),
  ])
  expect([...linked].toSorted((one, other) => one - other)).toEqual(linkedCategoryIds)
})

test('the attributes that staff must keep are the ones that calculators read, with their options', () => {
  const reader = readFileSync('web/calculators/read-candidates.server.ts', 'utf8')
  const read = new Set(Array.from(reader.matchAll(/\bvalues, '([a-z-]+)'/g), ([, key]) => key))
  expect([...read].toSorted()).toEqual(calculatorAttributes.map(({ key }) => key).toSorted())

  const choicesOf = (wanted: string) =>
    calculatorAttributes.flatMap((need) => (need.key === wanted && 'choices' in need ? need.choices : []))
  expect(choicesOf('zuncho')).toEqual(Object.keys(materials))
  expect(Object.keys(joints)).toEqual(expect.arrayContaining(choicesOf('union')))
  const tested = Array.from(reader.matchAll(/\.includes\('([a-z-]+)'\)/g), ([, choice]) => choice)
  expect(calculatorAttributes.flatMap((need) => ('choices' in need ? [...need.choices] : []))).toEqual(
    expect.arrayContaining(tested),
  )
})

test('the attributes of the first start have what calculators need', () => {
  for (const need of calculatorAttributes) {
    const found = defaultAttributes.find(({ key }) => key === need.key)
    if (!found) throw new Error(`There is no attribute ${need.key}.`)
    expect([found.kind, lostByCalculators(found, found)]).toEqual([need.kind, {}])
    if ('unit' in need) expect(found.units[0]?.name).toBe(need.unit)
    if ('choices' in need)
      expect(found.choices.map(({ key }) => key)).toEqual(expect.arrayContaining([...need.choices]))
  }
})
