import { beforeEach, expect, test } from 'vitest'
import { useQuotationList } from './quotation-list.ts'

const strap = { id: 108, image: '/media/products/zuncho-pet-16-verde-1.jpg', name: 'Zuncho PET 16 mm', quantity: 2 }
const film = { id: 163, image: '/media/products/film-stretch-manual-20-1.jpg', name: 'Film stretch', quantity: 6 }

const list = () => useQuotationList.getState()

beforeEach(() => list().reset())

test('an added product is on the list', () => {
  list().add(strap)
  expect(list().items).toEqual([strap])
})

test('adding a product again adds the quantities', () => {
  list().add(strap)
  list().add(film)
  list().add({ ...strap, quantity: 3 })
  expect(list().items).toEqual([{ ...strap, quantity: 5 }, film])
})

test('a changed quantity replaces that of the matching product, and is never below 1', () => {
  list().add(strap)
  list().add(film)
  list().update(film.id, 12)
  list().update(strap.id, 0)
  expect(list().items.map(({ quantity }) => quantity)).toEqual([1, 12])
})

test('a removed product is gone, and a reset list is empty', () => {
  list().add(strap)
  list().add(film)
  list().remove(strap.id)
  expect(list().items).toEqual([film])
  list().reset()
  expect(list().items).toEqual([])
})

test('resetting a sent list keeps what was added after it was sent', () => {
  list().add(strap)
  const sent = { items: list().items, otherProduct: '' }
  list().add({ ...strap, quantity: 3 })
  list().add(film)
  list().reset(sent)
  expect(list().items).toEqual([{ ...strap, quantity: 3 }, film])
  list().reset({ items: [{ ...strap, quantity: 9 }, film], otherProduct: '' })
  expect(list().items).toEqual([])
})

test('the list holds at most 200 products of at most 1,000,000 pieces each', () => {
  for (let id = 1; id <= 201; id++) list().add({ ...strap, id, quantity: 2_000_000 })
  expect(list().items.length).toBe(200)
  expect(list().items[0]?.quantity).toBe(1_000_000)
})

test('a note belongs to its product, stays when more of it is added, and has at most 500 characters', () => {
  list().add(strap)
  list().add(film)
  list().setNote(strap.id, 'Núcleo de 406 mm')
  list().add({ ...strap, quantity: 3 })
  expect(list().items).toEqual([{ ...strap, quantity: 5, note: 'Núcleo de 406 mm' }, film])
  list().setNote(film.id, 'a'.repeat(600))
  expect(list().items[1]?.note?.length).toBe(500)
})

test('a reset clears the other product that was sent, and keeps one that was typed since', () => {
  list().setOtherProduct('Bolsas')
  list().reset({ items: [], otherProduct: 'Cajas' })
  expect(list().otherProduct).toBe('Bolsas')
  list().reset({ items: [], otherProduct: 'Bolsas' })
  expect(list().otherProduct).toBe('')
})

const pallet = { name: 'Pallet de 36 rollos', quantity: 36 }
const box = { name: 'Caja de 6 rollos', quantity: 6 }

test('what is added in another format is added to the line, which changes to that format if it can', () => {
  list().add({ ...strap, quantity: 36, format: pallet })
  list().add({ ...strap, quantity: 12, format: box })
  expect(list().items).toEqual([{ ...strap, quantity: 48, format: box }])
  list().add({ ...strap, quantity: 1 })
  expect(list().items).toEqual([{ ...strap, quantity: 49 }])
})
