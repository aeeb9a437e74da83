import { expect, test } from 'vitest'
import { chatText, listText } from './list-text.ts'

const items = (count: number, name = 'Zuncho PET') =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, image: '', name: `${name} ${index + 1}`, quantity: 2 }))

test('the list text has one line per product', () => {
  expect(listText(items(2))).toBe('2 × Zuncho PET 1\n2 × Zuncho PET 2')
  expect(chatText(items(2))).toBe('Hola, necesito cotizar:\n2 × Zuncho PET 1\n2 × Zuncho PET 2')
})

test('a chat message lists at most sixty products and says how many are missing', () => {
  expect(chatText(items(60)).split('\n').length).toBe(61)
  const lines = chatText(items(61)).split('\n')
  expect(lines.length).toBe(62)
  expect(lines.at(-1)).toBe('… y 1 producto más')
  expect(chatText(items(200)).split('\n').at(-1)).toBe('… y 140 productos más')
})

test('with long names fewer products are listed, so that the address stays within the limit', () => {
  const text = chatText(items(200, 'Máquina envolvedora semiautomática de brazo giratorio con báscula'))
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000)
  const lines = text.split('\n')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.at(-1)).toBe(`… y ${200 - (lines.length - 2)} productos más`)
})
