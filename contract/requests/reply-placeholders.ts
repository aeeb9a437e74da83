export const gapNames = [
  'información que falta',
  'día de la visita',
  'hora de inicio',
  'hora de término',
  'tu respuesta',
] as const

export const gap = (name: (typeof gapNames)[number]) => `[${name}]`

const openGap = new RegExp(`\\[(?:${gapNames.join('|')})[^\\]\\n]*\\]?`, 'giu')

export type Gap = { text: string; start: number; end: number }

export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(openGap)].map(({ index, 0: match }) => ({
    text: match,
    start: index,
    end: index + match.length,
  }))
}

export const isFilledIn = (text: string) => gapsIn(text).length === 0

export const withoutGaps = (text: string) => text.replaceAll(openGap, '')

export const unfilledMessage = 'Completa lo que falta antes de enviar'
