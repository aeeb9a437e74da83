import { expect, test } from 'vitest'
import { sentencesOf } from '../tests/support/figures.ts'
import { misquotesInProduct } from '../tests/support/quotes.ts'
import { seedProducts } from './products.ts'

test.each(seedProducts)('$name quotes other products as they are specified', (product) => {
  const sentences = [product.subtitle, product.desc, product.information].flat().flatMap(sentencesOf)
  expect(sentences.flatMap((sentence) => misquotesInProduct(sentence, product, seedProducts))).toEqual([])
})
