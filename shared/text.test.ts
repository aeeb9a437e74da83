import { expect, test } from 'vitest'
import { sentence } from './text.ts'

test('a sentence ends with one period, also after a name that has its own', () => {
  expect(['Quedó a cargo de Marta', 'Sin precio: Maderas del Sur S.A.'].map(sentence)).toEqual([
    'Quedó a cargo de Marta.',
    'Sin precio: Maderas del Sur S.A.',
  ])
})
