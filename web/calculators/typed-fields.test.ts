import { expect, test } from 'vitest'
import { type Fields, paramsOf, readFields, typedIn } from './typed-fields.ts'

const fields = {
  largo: { kind: 'number', label: 'Largo', unit: 'mm', least: 100, most: 5000, initial: 1200 },
  modo: { kind: 'choice', label: 'Modo', options: { mano: 'A mano', equipo: 'Con equipo' }, initial: 'mano' },
  estiramiento: {
    kind: 'number',
    label: 'Estiramiento',
    unit: '%',
    least: 0,
    most: 400,
    usual: ({ modo }) => (modo === 'mano' ? 50 : 250),
  },
  vueltas: { kind: 'number', label: 'Vueltas', unit: '', least: 1, most: 60, isWhole: true, usual: 12 },
  perimetro: {
    kind: 'number',
    label: 'Perímetro',
    unit: 'mm',
    least: 0,
    most: 20_000,
    usual: ({ largo }) => 4 * Number(largo),
  },
} satisfies Fields

const read = (address: string) => readFields(fields, typedIn(fields, new URLSearchParams(address)))

test('an address without parameters has the initial values, and empty fields their usual ones', () => {
  expect(read('')).toEqual({
    typed: { largo: '1.200', modo: 'mano', estiramiento: '', vueltas: '', perimetro: '' },
    usual: { estiramiento: '50', vueltas: '12', perimetro: '4.800' },
    errors: {},
    values: { largo: 1200, modo: 'mano', estiramiento: 50, vueltas: 12, perimetro: 4800 },
  })
  expect(read('modo=equipo').values?.estiramiento).toBe(250)
  expect(read('modo=equipo&estiramiento=').usual.estiramiento).toBe('250')
})

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1200,5', 1200.5],
  ['1200.5', 1200.5],
  [' 900 ', 900],
])('«%s» is %d', (text, value) => {
  expect(read(`largo=${encodeURIComponent(text)}`).values?.largo).toBe(value)
})

test.each([
  ['largo=', 'largo', 'Escribe un número'],
  ['largo=ancho', 'largo', '«ancho» no es un número'],
  ['largo=1e3', 'largo', '«1e3» no es un número'],
  ['largo=50', 'largo', 'Debe estar entre 100 y 5.000 mm'],
  ['largo=1,2', 'largo', 'Debe estar entre 100 y 5.000 mm; 1,2 m son 1.200 mm'],
  ['largo=-200', 'largo', 'Debe estar entre 100 y 5.000 mm'],
  ['vueltas=2,5', 'vueltas', 'Debe ser un número entero'],
  ['modo=otro', 'modo', 'Elige una opción'],
  ['modo=toString', 'modo', 'Elige una opción'],
])('%s is rejected, and stays in its field', (address, name, error) => {
  const { errors, values, typed } = read(address)
  expect(errors).toEqual({ [name]: error })
  expect(values).toBeUndefined()
  expect(typed[name]).toBe(new URLSearchParams(address).get(name))
})

test('the address has what differs from an untouched form, and is read back the same', () => {
  const typed = { ...typedIn(fields, new URLSearchParams()), largo: '900', vueltas: '8' }
  const params = paramsOf(fields, typed)
  expect(String(params)).toBe('largo=900&vueltas=8')
  expect(typedIn(fields, params)).toEqual(typed)
})
