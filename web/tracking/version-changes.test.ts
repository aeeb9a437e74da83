import { expect, test } from 'vitest'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { changesSince } from './version-changes.tsx'

type Line = TrackedVersion['lines'][number]

const pesos = (amount: number) => formatMoney(amount, 'CLP')

const line = (code: string, name: string, more: Partial<Line> = {}): Line => ({
  code,
  name,
  detail: '',
  quantity: 24,
  unit: 'rollo',
  note: '',
  unitPrice: 38_900,
  discount: 0,
  ...more,
})

const version = (lines: Line[], more: Partial<TrackedVersion> = {}): TrackedVersion => ({
  version: 1,
  state: 'open',
  sentAt: '2026-11-17T15:00:00Z',
  validUntil: '2026-12-02',
  currency: 'CLP',
  totals: { lines: [], subtotal: 0, discount: 0, net: 0, tax: 0, total: 1_000_000 },
  isExempt: false,
  lines,
  discount: 0,
  freight: 0,
  delivery: '5 días',
  payment: '',
  place: '',
  notes: '',
  letterhead: {
    company: { name: '', legalName: '', rut: '', giro: '', address: '', phone: '', email: '' },
    seller: { name: '', position: '', phone: '', email: '' },
    customer: { name: '', company: '', email: '', phone: null },
  },
  reactedAt: null,
  reactionReason: null,
  reactionText: null,
  ...more,
})

test('lines that were added or removed, quantities, prices and the total are told', () => {
  const before = version([line('Z16', 'Zuncho'), line('', 'Capacitación', { quantity: 1, unit: '' })])
  const totals = { ...before.totals, total: 900_000 }
  const after = version([line('Z16', 'Zuncho', { quantity: 12, unitPrice: 36_000 }), line('S1', 'Sello')], { totals })
  expect(changesSince(before, after)).toEqual({
    added: [line('S1', 'Sello')],
    removed: [line('', 'Capacitación', { quantity: 1, unit: '' })],
    changed: [
      { what: 'Zuncho, cantidad', before: '24 rollos', after: '12 rollos' },
      { what: 'Zuncho, precio', before: pesos(38_900), after: pesos(36_000) },
      { what: 'Total', before: pesos(1_000_000), after: pesos(900_000) },
    ],
  })
})

test('two lines of one product are compared in their order, and a repeated version changes nothing', () => {
  const lines = [line('Z16', 'Zuncho', { note: 'Bodega 1' }), line('Z16', 'Zuncho', { note: 'Bodega 2', quantity: 3 })]
  const [first, second] = lines
  expect(changesSince(version(lines), version(lines))).toEqual({ added: [], removed: [], changed: [] })
  const changed = version(first && second ? [first, { ...second, quantity: 4 }] : [])
  expect(changesSince(version(lines), changed).changed).toEqual([
    { what: 'Zuncho, cantidad', before: '3 rollos', after: '4 rollos' },
  ])
})

test('terms, and an amount in another currency, are told as they were written', () => {
  const after = version([line('Z16', 'Zuncho', { unitPrice: 4_850 })], {
    currency: 'USD',
    delivery: '',
    freight: 5_000,
  })
  const { changed } = changesSince(version([line('Z16', 'Zuncho')]), after)
  expect(changed.map(({ what }) => what)).toEqual(['Zuncho, precio', 'Flete', 'Plazo de entrega', 'Total'])
  expect(changed[0]?.after).toMatch(/48,50/)
})
