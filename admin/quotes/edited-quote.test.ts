import { expect, test } from 'vitest'
import { QuoteContent } from '../../shared/quotes/quote.ts'
import {
  contentOf,
  type EditedQuote,
  inCurrency,
  isReadable,
  isSameEdit,
  type ListPrices,
  newLine,
  parsePercent,
  percentDigits,
  typedAmounts,
} from './edited-quote.ts'

const quote: EditedQuote = {
  currency: 'CLP',
  isExempt: false,
  rut: '',
  delivery: '',
  payment: '',
  place: '',
  notes: '',
  lines: [newLine({ name: 'Zuncho', quantity: '1.200', unitPrice: '12.500', discount: '7,5' })],
  discount: '',
  freight: '',
  validDays: '15',
}

test('what is typed as Chileans write is read as whole numbers', () => {
  expect(contentOf(quote)).toMatchObject({
    lines: [{ name: 'Zuncho', quantity: 1200, unitPrice: 12_500, discount: 750 }],
    discount: 0,
    freight: 0,
    validDays: 15,
  })
})

test('a removed line is not part of the quotation, but does not make it another while it can be restored', () => {
  const removed = { ...quote, lines: [...quote.lines, newLine({ name: 'Film', isRemoved: true })] }
  expect(contentOf(removed).lines).toHaveLength(1)
  expect(isSameEdit(quote, removed)).toBe(true)
})

test.each([
  ['unitPrice', '12,5', 'lines.0.unitPrice', 'Escribe un monto'],
  ['quantity', 'dos', 'lines.0.quantity', 'La cantidad debe ser un número entero'],
  ['discount', '120', 'lines.0.discount', 'Escribe un porcentaje'],
])('%s «%s» is rejected at its field', (field, text, path, message) => {
  const content = contentOf({ ...quote, lines: quote.lines.map((line) => ({ ...line, [field]: text })) })
  expect(isReadable(content)).toBe(false)
  const issues = QuoteContent.safeParse(content).error?.issues ?? []
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]])
})

const list: Record<string, number> = { 'CLP 1': 12_500, 'USD 1': 1_350, 'CLP 2': 9_000 }
const listed: ListPrices = (productId, currency) => list[`${currency} ${productId}`] ?? null

const pricedQuote: EditedQuote = {
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
  const changed = inCurrency(pricedQuote, 'USD', listed)
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
  expect(typedAmounts(pricedQuote, listed)).toEqual({ prices: 2, hasFreight: true })
  const [first, second] = pricedQuote.lines
  expect(first && second && typedAmounts({ ...pricedQuote, lines: [first, second], freight: '' }, listed)).toEqual({
    prices: 0,
    hasFreight: false,
  })
})

test('back in the first currency the list prices return, and what an amount was is no change by itself', () => {
  const back = inCurrency(inCurrency(pricedQuote, 'USD', listed), 'CLP', listed)
  expect(back.lines[0]?.unitPrice).toBe('12.500')
  expect(isSameEdit(back, { ...back, freightBefore: undefined })).toBe(true)
})

test.each([
  ['5', 500],
  ['7,5', 750],
  ['7.5', 750],
  ['12,25 %', 1225],
  ['0', 0],
  ['100', 10_000],
  ['100,01', undefined],
  ['12,345', undefined],
  ['-5', undefined],
  ['', undefined],
  ['cinco', undefined],
])('«%s» is read as %s', (text, hundredths) => {
  expect(parsePercent(text)).toBe(hundredths)
})

test.each([
  [0, '0'],
  [500, '5'],
  [750, '7,5'],
  [1225, '12,25'],
])('%i is written %s', (hundredths, text) => {
  expect(percentDigits(hundredths)).toBe(text)
})
