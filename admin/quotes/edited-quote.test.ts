import { expect, test } from 'vitest'
import { QuoteContent } from '../../shared/quotes/quote.ts'
import { contentOf, type EditedQuote, isReadable, isSameEdit, newLine } from './edited-quote.ts'

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
