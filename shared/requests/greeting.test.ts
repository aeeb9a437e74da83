import { expect, test } from 'vitest'
import { fillIn } from '../settings/placeholders.ts'
import { firstName, greeting } from './greeting.ts'

test.each([
  ['Marcela Soto', 'Marcela'],
  ['MARCELA SOTO', 'Marcela'],
  [' marcela  soto ', 'Marcela'],
  ['Ñusta Álvarez', 'Ñusta'],
  ['JOSÉ-LUIS PÉREZ', 'José-Luis'],
  ["D'Angelo Ruiz", "D'Angelo"],
  ['Sra. Ana Rojas', 'Ana'],
  ['don Pedro', 'Pedro'],
  ['Al', 'Al'],
  ['', ''],
  ['M. Soto', ''],
  ['Maderas del Sur SpA', ''],
  ['COMERCIAL ANDES', ''],
  ['Transportes Rojas Ltda.', ''],
  ['Compras', ''],
  ['12345', ''],
  ['www.oferta.example', ''],
  ['https://oferta.example', ''],
  ['Ganaste-un-premio-entra-ya', ''],
])('%j is greeted as %j', (name, first) => {
  expect(firstName(name)).toBe(first)
  expect(greeting(name)).toBe(first ? `Hola, ${first}` : 'Hola')
})

test.each([
  ['Hola, {nombre}:', 'Hola, Marcela:', 'Hola:'],
  ['Estimada {nombre}:', 'Estimada Marcela:', 'Estimada:'],
  ['{nombre}, recibimos tu mensaje.', 'Marcela, recibimos tu mensaje.', 'Recibimos tu mensaje.'],
])('a text of staff, %j, needs no name', (text, named, unnamed) => {
  expect(fillIn(`${text}\n\nSaludos`, { nombre: firstName('MARCELA SOTO') })).toBe(`${named}\n\nSaludos`)
  expect(fillIn(`${text}\n\nSaludos`, { nombre: firstName('Maderas SpA') })).toBe(`${unnamed}\n\nSaludos`)
})
