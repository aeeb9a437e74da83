import { expect, test } from 'vitest'
import { inCurrency, type ListPrices, typedAmounts } from './currency-change.ts'
import { contentOf, type EditedQuote, isSameEdit, newLine } from './edited-quote.ts'

const list: Record<string, number> = { 'CLP 1': 12_500, 'USD 1': 1_350, 'CLP 2': 9_000 }
const listed: ListPrices = (productId, currency) => list[`${currency} ${productId}`] ?? null

const quote: EditedQuote = {
  currency: 'CLP',
  isExempt: false,
  rut: '',
  delivery: '',
  payment: '',
  place: '',
  notes: '',
  lines: [
    newLine({ productId: 1, name: 'De la lista', unitPrice: '12.500', discount: '5' }),
    newLine({ productId: 2, name: 'De la lista en pesos', unitPrice: '9.000' }),
    newLine({ productId: 1, name: 'Escrito', unitPrice: '11.000' }),
    newLine({ name: 'Libre', unitPrice: '500' }),
    newLine({ name: 'Quitado', unitPrice: '700', isRemoved: true }),
    newLine({ name: 'Sin precio' }),
  ],
  discount: '3',
  freight: '15.000',
  validDays: '15',
}

test('another currency takes its prices of the list, and empties every other amount', () => {
  const changed = inCurrency(quote, 'USD', listed)
  expect(changed.currency).toBe('USD')
  expect(changed.lines.map(({ unitPrice, priceBefore }) => [unitPrice, priceBefore])).toEqual([
    ['13,50', undefined],
    ['', '$\u00a09.000'],
    ['', '$\u00a011.000'],
    ['', '$\u00a0500'],
    ['', '$\u00a0700'],
    ['', undefined],
  ])
  expect(changed).toMatchObject({ freight: '', freightBefore: '$\u00a015.000', discount: '3' })
  expect(changed.lines[0]?.discount).toBe('5')
  expect(Object.keys(contentOf(changed))).not.toContain('freightBefore')
  expect(contentOf(changed).lines[1]).not.toHaveProperty('priceBefore')
})

test('only what was typed and is still part of the quotation is asked about', () => {
  expect(typedAmounts(quote, listed)).toEqual({ prices: 2, hasFreight: true })
  const [first, second] = quote.lines
  expect(first && second && typedAmounts({ ...quote, lines: [first, second], freight: '' }, listed)).toEqual({
    prices: 0,
    hasFreight: false,
  })
})

test('back in the first currency the list prices return, and what an amount was is no change by itself', () => {
  const back = inCurrency(inCurrency(quote, 'USD', listed), 'CLP', listed)
  expect(back.lines[0]?.unitPrice).toBe('12.500')
  expect(isSameEdit(back, { ...back, freightBefore: undefined })).toBe(true)
})
