import { expect, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { pages } from '../../tests/support/page-texts.ts'
import { misquotesInPage } from '../../tests/support/quotes.ts'

test.each(pages)('$path quotes products as they are specified', ({ passages }) => {
  expect(passages.flatMap((passage) => misquotesInPage(passage, seedProducts))).toEqual([])
})
