import { expect, test } from 'vitest'
import { faultIn, fillIn, replyPlaceholders } from './placeholders.ts'

test.each([
  ['Hola, {nombre}: {folio}', undefined],
  ['Hola: [tu respuesta]', undefined],
  ['Hola, {nombres}:', /^No existe \{nombres\}\. Puedes usar \{nombre\},/],
  ['Hola, {}:', /^No existe \{\}/],
  ['Hola, {total}:', /^No existe \{total\}/],
  ['Hola, {nombre:', /^Sobra una llave «\{»/],
  ['Hola, nombre}:', /^Sobra una llave «\}»/],
  ['Llega el [fecha].', /^No existe \[fecha\]\. Entre corchetes puedes usar \[información que falta\],/],
])('%o is checked', (text, fault) => {
  const found = faultIn(text, replyPlaceholders)
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeUndefined()
})

test('values are filled in once, even if they look like placeholders', () => {
  expect(fillIn('Hola, {nombre}, por {folio}', { nombre: '{folio} $&', folio: 'COT-1' })).toBe(
    'Hola, {folio} $&, por COT-1',
  )
})

test('a paragraph whose value is missing is left out', () => {
  const text = 'Hola, {nombre}:\n\nProductos:\n{productos}\n\nSaludos'
  expect(fillIn(text, { nombre: 'Ana', productos: '' })).toBe('Hola, Ana:\n\nSaludos')
  expect(fillIn(text, { nombre: 'Ana', productos: '- Film' })).toBe('Hola, Ana:\n\nProductos:\n- Film\n\nSaludos')
})
