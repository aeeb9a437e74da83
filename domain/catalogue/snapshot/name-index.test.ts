import { expect, test } from 'vitest'
import { createNameIndex } from './name-index.ts'

const named = (...names: string[]) => {
  const index = createNameIndex()
  for (const [id, name] of names.entries()) index.put(id, name)
  return index
}

test('finds whole names, whatever their capitals and accents', () => {
  const index = named('Sello metálico PP 13 mm', 'Zuncho PP 13 mm amarillo')
  expect(index.find(['El sello metalico PP 13 mm cierra el Zuncho PP 13 mm amarillo.'])).toEqual([
    { id: 0, text: 'sello metalico PP 13 mm' },
    { id: 1, text: 'Zuncho PP 13 mm amarillo' },
  ])
  expect(index.find(['Zuncho PP 13 mm', 'Zuncho PP 13 mm amarillos', 'un sello'])).toEqual([])
})

test('takes the longest of several names, and one name once', () => {
  const index = named('Enzunchadora de arco', 'Enzunchadora de arco PA 85', 'Enzunchadora de arco PA 85L')
  const found = index.find(['Enzunchadora de arco PA 85L, enzunchadora de arco y Enzunchadora de arco PA 85'])
  expect(found.map(({ id }) => id)).toEqual([2, 0, 1])
})

test('a single word names no product', () => {
  expect(named('Film').find(['El film se estira.'])).toEqual([])
})

test('forgets names that were changed or removed', () => {
  const index = named('Carro CP 40', 'Carro CP 50')
  index.put(0, 'Carro CP 41')
  index.remove(1)
  expect(index.find(['Carro CP 40, Carro CP 41 y Carro CP 50'])).toEqual([{ id: 0, text: 'Carro CP 41' }])
})
