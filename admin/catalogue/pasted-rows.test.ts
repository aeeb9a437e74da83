import { expect, test } from 'vitest'
import { readPastedRows } from './pasted-rows.ts'

test('spreadsheet cells become rows', () => {
  expect(readPastedRows('Ancho\t16 mm\r\nResistencia\t1.200\tkg\r\n\r\n')).toEqual([
    { key: 'Ancho', value: '16 mm' },
    { key: 'Resistencia', value: '1.200 kg' },
  ])
})

test('a text without tabs is not a table', () => {
  expect(readPastedRows('Ancho\nLargo')).toEqual([])
})
