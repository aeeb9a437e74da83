/** Of what the visitor typed only the first name, a single word of letters, because the address may be a stranger's. */
export const acknowledgementPlaceholders = ['nombre', 'folio', 'telefono'] as const

export const replyPlaceholders = ['nombre', 'empresa_cliente', 'tipo', 'folio', 'productos', 'equipo', 'firma'] as const

export const quotePlaceholders = [
  'nombre',
  'empresa_cliente',
  'folio',
  'version',
  'total',
  'vence',
  'enlace',
  'firma',
] as const

export const linkPlaceholder = '{enlace}'

/** Subjects are stored and shown in places where the buyer's address must not be. */
export const noLinkInSubject = 'El enlace va en el texto, no en el asunto'

type Placeholder =
  | (typeof acknowledgementPlaceholders)[number]
  | (typeof replyPlaceholders)[number]
  | (typeof quotePlaceholders)[number]
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const inBraces = /\{([^{}\n]*)\}/g
const inBrackets = /\[([^[\]\n]*)\]/g

/** The message names what the text must not contain. */
export function faultIn(text: string, known: readonly string[]): string | undefined {
  const unknown = [...text.matchAll(inBraces)].find(([, name = '']) => !known.includes(name))
  if (unknown) return `No existe ${unknown[0]}. Puedes usar ${known.map((name) => `{${name}}`).join(', ')}.`
  const loose = text.replaceAll(inBraces, '').match(/[{}]/)
  if (loose) return `Sobra una llave «${loose[0]}», o falta la otra.`
  const gap = [...text.matchAll(inBrackets)].find(([, name = '']) => !gapNames.some((known) => known === name))
  if (gap) return `No existe ${gap[0]}. Entre corchetes puedes usar ${gapNames.map((name) => `[${name}]`).join(', ')}.`
  return undefined
}

/** Values are never searched for placeholders, and a paragraph that needs a missing value, except a name, is left out. */
export function fillIn(text: string, values: PlaceholderValues): string {
  const given = (name: string) => (Object.hasOwn(values, name) ? values[name as Placeholder] : undefined)
  return (values.nombre === '' ? withoutName(text) : text)
    .split('\n\n')
    .filter((paragraph) => [...paragraph.matchAll(inBraces)].every(([, name = '']) => given(name)))
    .map((paragraph) => paragraph.replaceAll(inBraces, (_, name: string) => given(name) ?? ''))
    .join('\n\n')
}

/** «Hola, {nombre}:» becomes «Hola:». */
const withoutName = (text: string) =>
  text
    .replaceAll(/^\{nombre\},? ?(\p{L}?)/gmu, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/,? ?\{nombre\}/g, '')

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
