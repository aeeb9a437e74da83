import { expect, test } from 'vitest'
import { defaultAttributes } from '../../demo/attributes/default-attributes.ts'
import { createDictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import { missingRows, readPastedRows } from './specification-rows.ts'

test('spreadsheet cells become rows', () => {
  expect(readPastedRows('Ancho\t16 mm\r\nResistencia\t1.200\tkg\r\n\r\n')).toEqual([
    { key: 'Ancho', value: '16 mm' },
    { key: 'Resistencia', value: '1.200 kg' },
  ])
})

test('a text without tabs is not a table', () => {
  expect(readPastedRows('Ancho\nLargo')).toEqual([])
})

const dictionary = createDictionary(defaultAttributes)
const pets = [9, 1]

test('a new product is offered the rows of its category', () => {
  expect(missingRows(dictionary, pets, [])).toEqual(
    expect.arrayContaining(['Ancho', 'Espesor', 'Resistencia a la rotura', 'Unidad de venta']),
  )
})

test('rows that it has, whatever their value or case, are not offered again', () => {
  const offered = missingRows(dictionary, pets, [
    { key: 'ANCHO', value: '' },
    { key: 'Espesor', value: '0,8 mm' },
  ])
  expect(offered).not.toContain('Ancho')
  expect(offered).not.toContain('Espesor')
  expect(offered).toContain('Resistencia a la rotura')
})

test('a part of a row is offered as its row, once', () => {
  const part = (key: string, name: string) => ({
    key,
    name: key,
    kind: 'number',
    units: [],
    step: null,
    choices: [],
    isFilter: false,
    isCompared: true,
    rows: [{ name, categoryIds: [9], isExpected: true, isMaximum: false }],
    help: '',
  })
  const parts = createDictionary([
    part('ancho', 'Film: ancho'),
    part('nucleo', 'Film: núcleo'),
  ] as typeof defaultAttributes)
  expect(missingRows(parts, pets, [])).toEqual(['Film'])
})
