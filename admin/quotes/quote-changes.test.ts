import { expect, test } from 'vitest'
import { changesBetween, hasNoChanges } from './quote-changes.ts'

const line = {
  productId: 108,
  code: 'PET-16',
  name: 'Zuncho PET 16 mm',
  detail: 'Ancho 15,5 mm',
  quantity: 24,
  unit: 'rollos',
  note: '',
  unitPrice: 25_000,
  discount: 0,
  picture: null,
}

const quote = {
  currency: 'CLP' as const,
  isExempt: false,
  lines: [line],
  discount: 0,
  freight: 0,
  rut: '',
  validDays: 15,
  delivery: '',
  payment: '',
  place: '',
  notes: '',
}

test('a copy has no changes', () => {
  expect(hasNoChanges(changesBetween(quote, structuredClone(quote)))).toBe(true)
})

test('lines are added, removed and changed, and the total with them', () => {
  const free = { ...line, productId: null, name: 'Instalación', quantity: 1, unit: '', unitPrice: 90_000 }
  const before = { ...quote, lines: [line, free] }
  const added = { ...line, productId: 119, name: 'Enzunchadora', quantity: 1 }
  const after = { ...quote, lines: [added, { ...line, quantity: 30, unitPrice: 24_000, discount: 250 }] }
  const changes = changesBetween(before, after)
  expect(changes.added).toEqual([added])
  expect(changes.removed).toEqual([free])
  expect(changes.changed).toEqual([
    { what: 'Zuncho PET 16 mm, cantidad', before: '24 rollos', after: '30 rollos' },
    { what: 'Zuncho PET 16 mm, precio', before: '$\u00a025.000', after: '$\u00a024.000' },
    { what: 'Zuncho PET 16 mm, descuento', before: '0\u00a0%', after: '2,5\u00a0%' },
    { what: 'Total', before: '$\u00a0821.100', after: '$\u00a0865.130' },
  ])
})

test('another order of the same lines is no change', () => {
  const other = { ...line, productId: 119, name: 'Enzunchadora' }
  const before = { ...quote, lines: [line, other] }
  expect(hasNoChanges(changesBetween(before, { ...quote, lines: [other, line] }))).toBe(true)
})

test('of two lines with one product each has its own counterpart', () => {
  const before = { ...quote, lines: [line, { ...line, quantity: 5 }] }
  const { added, removed, changed } = changesBetween(before, { ...quote, lines: [line] })
  expect(added).toEqual([])
  expect(removed.map(({ quantity }) => quantity)).toEqual([5])
  expect(changed.map(({ what }) => what)).toEqual(['Total'])
})

test('terms and currency are compared as they are read', () => {
  const { changed } = changesBetween(quote, { ...quote, currency: 'USD', isExempt: true, validDays: 1, place: 'Talca' })
  expect(changed).toEqual([
    { what: 'Zuncho PET 16 mm, precio', before: '$\u00a025.000', after: 'US$\u00a0250,00' },
    { what: 'Flete', before: '$\u00a00', after: 'US$\u00a00,00' },
    { what: 'IVA', before: '19\u00a0%', after: 'Exenta' },
    { what: 'Validez', before: '15 días', after: '1 día' },
    { what: 'Lugar de entrega', before: '', after: 'Talca' },
    { what: 'Total', before: '$\u00a0714.000', after: 'US$\u00a06.000,00' },
  ])
})
