export const gapNames = [
  'precio neto',
  'plazo de entrega',
  'información que falta',
  'día de la visita',
  'hora de inicio',
  'hora de término',
  'tu respuesta',
] as const

const labels = ['Precio neto', 'Plazo de entrega', 'Validez de la oferta']

export const gap = (name: (typeof gapNames)[number]) => `[${name}]`

const openGap = new RegExp(`\\[(?:${gapNames.join('|')})[^\\]\\n]*\\]?`, 'giu')
const blankLabel = new RegExp(`^(?:${labels.join('|')}):[^\\S\\n]*$`, 'gimu')

export type Gap = { text: string; start: number; end: number }

export function gapsIn(text: string): Gap[] {
  const found = [...text.matchAll(openGap), ...text.matchAll(blankLabel)]
  return found
    .map(({ index, 0: match }) => ({ text: match, start: index, end: index + match.length }))
    .toSorted((one, other) => one.start - other.start)
}

export const isFilledIn = (text: string) => gapsIn(text).length === 0

export const withoutGaps = (text: string) => text.replaceAll(openGap, '')

export const unfilledMessage = 'Completa lo que falta antes de enviar'
