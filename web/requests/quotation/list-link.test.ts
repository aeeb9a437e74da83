import { expect, test } from 'vitest'
import { readListLink, writeListLink } from './list-link.ts'

const strap = { id: 108, image: '', name: 'Zuncho PET', quantity: 2 }
const film = { id: 163, image: '', name: 'Film stretch', quantity: 6 }

test('a link has products, quantities, notes and the other product, and no names', () => {
  const list = {
    items: [{ ...strap, format: { name: 'Caja', quantity: 2 }, note: 'Núcleo & 406 mm\n100 % negro' }, film],
    otherProduct: 'Bolsas #2 + cierre',
  }
  const link = writeListLink(list) ?? ''
  expect(link).toMatch(/^#lista=108x2,163x6&formato108=Caja[^#\s&]+&nota108=[^#\s]+&otro=[^#\s]+&v=1$/)
  expect(link).not.toContain('Zuncho')
  expect(readListLink(link)).toEqual({
    lines: [
      { id: 108, quantity: 2, format: 'Caja · 2', note: 'Núcleo & 406 mm\n100 % negro' },
      { id: 163, quantity: 6, format: '', note: '' },
    ],
    otherProduct: 'Bolsas #2 + cierre',
  })
})

test('a full list fits in a link, and one with long notes does not', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ ...strap, id: 1000 + index, quantity: 1_000_000 }))
  const link = writeListLink({ items, otherProduct: '' }) ?? ''
  expect(readListLink(link)?.lines.length).toBe(200)
  const withNotes = items.map((item) => ({ ...item, note: 'ñ'.repeat(500) }))
  expect(writeListLink({ items: withNotes, otherProduct: '' })).toBeUndefined()
})

test.each([
  ['empty', '#lista=&v=1'],
  ['without a version', '#lista=108x2'],
  ['of another version', '#lista=108x2&v=2'],
  ['cut short', '#lista=108x2,163x6&otro=Bol'],
  ['with a quantity of 0', '#lista=108x0&v=1'],
  ['with a quantity over the limit', '#lista=108x1000001&v=1'],
  ['with a product twice', '#lista=108x1,108x2&v=1'],
  ['with something else than numbers', '#lista=108x2,<b>x1&v=1'],
  ['with 201 products', `#lista=${Array.from({ length: 201 }, (_, index) => `${index + 1}x1`)}&v=1`],
  ['that is too long', `#lista=108x2&otro=${'x'.repeat(20_000)}&v=1`],
])('a link %s is not read', (_, link) => {
  expect(readListLink(link)).toBeUndefined()
})

test('texts in a link are limited and without control characters', () => {
  const list = readListLink(`#lista=108x2&nota108=${'a'.repeat(600)}&nota163=otra&otro=a%00b%E2%80%A8c&v=1`)
  expect(list?.lines).toEqual([{ id: 108, quantity: 2, format: '', note: 'a'.repeat(500) }])
  expect(list?.otherProduct).toBe('a b c')
})
