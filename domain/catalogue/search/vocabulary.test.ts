import { expect, test } from 'vitest'
import { soundOf } from './vocabulary.ts'

test.each([
  ['hebilla', 'evilla'],
  ['enzunchadora', 'ensunchadora'],
  ['envolvedora', 'enbolbedora'],
  ['embolsado', 'enbolsado'],
  ['suncho', 'sunsho'],
  ['esquinero', 'eskinero'],
  ['portarrollo', 'portaroyo'],
  ['cuchillo', 'kuchiyo'],
  ['acero', 'asero'],
  ['gigante', 'jigante'],
])('%s sounds like %s', (word, misspelled) => {
  expect(soundOf(misspelled)).toBe(soundOf(word))
})

test.each([
  ['sello', 'suelo'],
  ['papel', 'pastel'],
  ['guía', 'gira'],
  ['carro', 'corro'],
])('%s does not sound like %s', (word, other) => {
  expect(soundOf(other)).not.toBe(soundOf(word))
})
