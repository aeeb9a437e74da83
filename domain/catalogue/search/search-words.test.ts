import { expect, test } from 'vitest'
import { rootOf, splitWords, synonymsOf } from './search-words.ts'

const rootsOf = (text: string) => splitWords(text).map(rootOf)

test.each([
  ['Enzunchadoras Automáticas', ['enzunchador', 'automatic']],
  ['enzunchadora automático', ['enzunchador', 'automatic']],
  ['tensores', ['tensor']],
  ['PB-16', ['pb', '16']],
  ['pb16', ['pb', '16']],
  ['0,80 mm', ['0.8', 'mm']],
  ['0.8', ['0.8']],
  ['1.200 N', ['1200', 'n']],
  ['12.5', ['12.5']],
  ['ñandú', ['nandu']],
])('the roots of "%s" are %j', (text, roots) => {
  expect(rootsOf(text)).toEqual(roots)
})

test('stop words have no root', () => {
  expect(rootsOf('film para el pallet').filter(Boolean)).toEqual(['film', 'pallet'])
})

test('synonyms go both ways and through plurals', () => {
  expect(synonymsOf('zunchos')).toEqual(['suncho', 'fleje'])
  expect(synonymsOf('flejes')).toEqual(['zuncho', 'suncho'])
  expect(synonymsOf('robot')).toEqual([])
})
