import * as z from 'zod/mini'
import { line, requiredLine, rowId } from '../../fields.ts'
import { listOf } from '../../list.ts'
import { fold } from '../../text.ts'
import { isListParam } from '../addresses.ts'

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

type Fault = { path: (string | number)[]; message: string }

const fault = (message: string, ...path: Fault['path']): Fault => ({ path, message })

/** What no field can see by itself. */
function attributeFaults({ key, kind, rows, units, choices, isFilter }: Attribute): Fault[] {
  return [
    ...(isListParam(key) ? [fault('Esta clave ya es parte de las direcciones del sitio: elige otra', 'key')] : []),
    ...repeated(rows.map(rowKey)).map((index) => fault('Esta fila está repetida', 'rows', index, 'name')),
    ...unitFaults(units),
    ...(kind === 'choice' && choices.length === 0 ? [fault('Escribe al menos una opción', 'choices')] : []),
    ...choiceFaults(choices),
    ...(isFilter && !canFilter(kind) ? [fault('Los textos y las medidas no sirven de filtro', 'isFilter')] : []),
  ]
}

/** A text or a size has no values to choose from. */
export const canFilter = (kind: Attribute['kind']) => kind !== 'text' && kind !== 'size'

const rowKey = ({ name, categoryIds }: Attribute['rows'][number]) =>
  `${plain(name)} ${categoryIds.toSorted((one, other) => one - other)}`

function unitFaults(units: Attribute['units']): Fault[] {
  const faults = repeated(units.map(({ name }) => name.toLowerCase())).map((index) =>
    fault('Esta unidad está repetida', 'units', index, 'name'),
  )
  const [first] = units
  if (first && first.factor !== 1) faults.push(fault('La primera unidad es la que se muestra: 1', 'units', 0, 'factor'))
  return faults
}

function choiceFaults(choices: Attribute['choices']): Fault[] {
  const words = choices.flatMap(({ words }, index) => words.map((word) => ({ word, index })))
  return [
    ...repeated(choices.map(({ key }) => key)).map((index) =>
      fault('Esta clave está repetida', 'choices', index, 'key'),
    ),
    ...repeated(choices.map(({ name }) => plain(name))).map((index) =>
      fault('Esta opción está repetida', 'choices', index, 'name'),
    ),
    ...repeated(words.map(({ word }) => plain(word))).flatMap((place) => {
      const { word, index } = words[place] ?? {}
      return index === undefined ? [] : fault(`«${word}» está repetida`, 'choices', index, 'words')
    }),
  ]
}

const plain = (text: string) => fold(text).trim().replaceAll(/\s+/g, ' ')

/** The places of those that stand before too. */
const repeated = (keys: string[]) => keys.flatMap((key, index) => (keys.indexOf(key) < index ? index : []))

const withoutFaults = z.check<Attribute>(({ value, issues }) => {
  for (const fault of attributeFaults(value)) issues.push({ code: 'custom', input: value, ...fault })
})

export const AttributeForm = z.extend(Attribute, {}).check(withoutFaults)

/** `updatedAt` identifies the version that the change is based on. */
export const AttributeChange = z.extend(Attribute, { updatedAt: z.string() }).check(withoutFaults)

export const AdminAttribute = z.extend(Attribute, { id: z.int(), position: z.int(), updatedAt: z.string() })
export const AdminAttributeList = listOf(AdminAttribute)

export type AttributeForm = z.infer<typeof AttributeForm>
export type AttributeChange = z.infer<typeof AttributeChange>
export type AdminAttribute = z.infer<typeof AdminAttribute>
