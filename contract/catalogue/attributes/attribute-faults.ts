import { fold } from '../../fold.ts'
import { isListParam } from '../list-choice.ts'
import type { Attribute } from './attribute.ts'

type Fault = { path: (string | number)[]; message: string }

const fault = (message: string, ...path: Fault['path']): Fault => ({ path, message })

/** What no field can see by itself. */
export function attributeFaults({ key, kind, rows, units, choices, isFilter }: Attribute): Fault[] {
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
