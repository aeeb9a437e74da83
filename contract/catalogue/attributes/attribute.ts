import * as z from 'zod/mini'
import { rowId } from '../../row-id.ts'
import { line, requiredLine } from '../../text.ts'

/** Products show a `text` as it is written; it has no value to filter by. */
export const attributeKinds = ['number', 'size', 'choice', 'flag', 'text'] as const

const key = requiredLine('Escribe la clave', 40).check(
  z.regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Usa solo minúsculas, números y guiones'),
)

/** Names a row of the specifications, or with `Row: word` the part of a row that follows the word. */
const AttributeRow = z.object({
  name: requiredLine('Escribe el nombre de la fila', 120),
  /** Includes subcategories. Empty means every category. */
  categoryIds: z.array(rowId()).check(z.maxLength(100, 'Máximo 100 categorías')),
  /** Reports name the products of these categories that lack the row. */
  isExpected: z.boolean(),
  /** A single value is the most that the product takes: a height of 2,400 mm also serves 2,000 mm. */
  isMaximum: z.boolean(),
})

const Unit = z.object({
  name: requiredLine('Escribe la unidad', 30),
  /** A value in this unit times the factor is the value in the attribute's first unit. */
  factor: z.number('Debe ser un número').check(z.gt(0, 'Debe ser mayor que 0')),
})

const Choice = z.object({
  key,
  name: requiredLine('Escribe la opción', 60),
  /** Longer ones are looked for first, and what they match is not matched again. */
  words: z
    .array(requiredLine('Escribe la palabra', 80).check(z.regex(/[\p{L}\d]/u, 'Usa letras o números')))
    .check(z.minLength(1, 'Escribe al menos una palabra'), z.maxLength(40, 'Máximo 40 palabras')),
})

export const Attribute = z.object({
  /** Its name in the addresses of lists. */
  key,
  name: requiredLine('Escribe el nombre', 60),
  kind: z.enum(attributeKinds, 'Elige el tipo'),
  rows: z.array(AttributeRow).check(z.minLength(1, 'Escribe al menos una fila'), z.maxLength(30, 'Máximo 30 filas')),
  /** The first is shown; without any, the value is a bare number. */
  units: z.array(Unit).check(z.maxLength(20, 'Máximo 20 unidades')),
  /** Sizes are traded in multiples of it: 15.5 mm as 16 mm. Null leaves them as they are. */
  step: z.nullable(z.number('Debe ser un número').check(z.gt(0, 'Debe ser mayor que 0'))),
  choices: z.array(Choice).check(z.maxLength(60, 'Máximo 60 opciones')),
  isFilter: z.boolean(),
  isCompared: z.boolean(),
  help: line(200),
})

export type Attribute = z.infer<typeof Attribute>
export type AttributeRow = z.infer<typeof AttributeRow>
export type Unit = z.infer<typeof Unit>
export type Choice = z.infer<typeof Choice>
