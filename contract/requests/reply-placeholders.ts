/** What a ready text leaves for the person who answers: "[precio neto]". */
const names = [
  'precio neto',
  'plazo de entrega',
  'información que falta',
  'día de la visita',
  'hora de inicio',
  'hora de término',
  'tu respuesta',
] as const

/** Lines of the ready texts that say nothing without what follows the colon. */
const labels = ['Precio neto', 'Plazo de entrega', 'Validez de la oferta']

export const gap = (name: (typeof names)[number]) => `[${name}]`

const openGap = new RegExp(`\\[(?:${names.join('|')})[^\\]\\n]*\\]?`, 'giu')
const blankLabel = new RegExp(`^(?:${labels.join('|')}):[^\\S\\n]*$`, 'gimu')

export type Gap = { text: string; start: number; end: number }

/** What is still to be filled in, in the order of the text. */
export function gapsIn(text: string): Gap[] {
  const found = [...text.matchAll(openGap), ...text.matchAll(blankLabel)]
  return found
    .map(({ index, 0: match }) => ({ text: match, start: index, end: index + match.length }))
    .toSorted((one, other) => one.start - other.start)
}

export const isFilledIn = (text: string) => gapsIn(text).length === 0

export const withoutGaps = (text: string) => text.replaceAll(openGap, '')

export const unfilledMessage = 'Completa lo que falta antes de enviar'
