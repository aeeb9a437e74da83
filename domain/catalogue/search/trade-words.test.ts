import { expect, test } from 'vitest'
import { nearestTo } from './trade-words.ts'

const linksOf = (search: string) => nearestTo(search, () => true)?.links.map(({ to }) => to)

test.each([
  ['calculadora', '/calculadoras/film'],
  ['¿Cómo calcular el film?', '/calculadoras/film'],
  ['cátodo', '/productos?categoryId=21'],
  ['zuncho para CÁTODOS de cobre', '/productos?categoryId=21'],
  ['airbag', '/productos?categoryId=13'],
  ['air  bag para contenedor', '/productos?categoryId=13'],
  ['dunnage', '/productos?categoryId=13'],
  ['enfardadora', '/productos?categoryId=4'],
  ['alusa', '/productos?categoryId=15'],
  ...['Signode', 'ORGAPACK', 'fromm', 'strapex', 'cyklop p320'].map((brand) => [brand, '/productos?categoryId=2']),
] as [string, string][])('«%s» offers what comes nearest', (search, to) => {
  expect(linksOf(search)).toContain(to)
})

test.each(['', 'zuncho pet', 'calculadorista', 'bolsa', 'titanio'])(
  '«%s» offers nothing beside the results',
  (search) => {
    expect(nearestTo(search, () => true)).toBeUndefined()
  },
)

test('a category that is not in the catalogue is not linked', () => {
  expect(nearestTo('dunnage', (id) => id !== 14)?.links.map(({ label }) => label)).toEqual(['film para airpads'])
})
