import { expect, test } from 'vitest'
import { defaultAttributes } from '../../../demo/attributes/default-attributes.ts'
import { seedCategories } from '../../../demo/categories.ts'
import { defaultFits } from '../../../demo/fit-rules.ts'
import { seedProducts } from '../../../demo/products.ts'
import { createDictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import { createFitCheck } from './check-fit.ts'
import { createFitKinds } from './fit-kinds.ts'
import { fitPairs } from './fit-pairs.gold.ts'
import type { FittingProduct } from './judge-pair.ts'

const dictionary = createDictionary(defaultAttributes)
const check = createFitCheck(createFitKinds(defaultAttributes, defaultFits))

function productNamed(name: string): FittingProduct {
  const product = seedProducts.find((each) => each.name === name)
  if (!product) throw new Error(`No product ${name}.`)
  const above = seedCategories.filter(({ subcategories }) => subcategories.some(({ id }) => id === product.categoryId))
  const categoryIds = [product.categoryId, ...above.map(({ id }) => id)]
  return { id: product.id, categoryIds, values: dictionary.readAll(product.specifications, categoryIds) }
}

/** Two products fit if a rule says so, and do not if every rule that knows something says so. */
function judge(one: string, other: string): 'fits' | 'misfits' | 'unrelated' {
  const found = check(productNamed(one))(productNamed(other))
  if (found.length === 0) return 'unrelated'
  return found.some(({ reason }) => !reason) ? 'fits' : 'misfits'
}

test.each(Object.entries(fitPairs))('what fits %s', (name, expected) => {
  for (const [verdict, others] of Object.entries(expected)) {
    expect(others.map((other) => `${other}: ${judge(other, name)}`)).toEqual(
      others.map((other) => `${other}: ${verdict}`),
    )
  }
})
