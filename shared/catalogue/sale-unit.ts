import type { Pack } from './pack.ts'

export const number = new Intl.NumberFormat('es-CL')

export function quantityText(quantity: number, unit: string | null | undefined): string {
  const amount = number.format(quantity)
  return unit ? `${amount} ${unitText(quantity, unit)}` : amount
}

export function unitText(quantity: number, unit: string): string {
  const [thing = '', ...rest] = lowerFirst(unit).split(' ')
  return [quantity === 1 ? thing : pluralOf(thing), ...rest].join(' ')
}

export function contentText(quantity: number, unit: string | null | undefined): string | undefined {
  const [, held = '', what] = / de (\d{1,3}(?:\.\d{3})*|\d+) (\S+)$/.exec(unit ?? '') ?? []
  return what && quantity > 1 ? `${number.format(quantity * Number(held.replaceAll('.', '')))} ${what}` : undefined
}

/** How a format is offered and named in a request. */
export const packText = ({ name, quantity }: Pack) =>
  name.includes(number.format(quantity)) || name.includes(String(quantity))
    ? name
    : `${name} · ${number.format(quantity)}`

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function pluralOf(word: string): string {
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`
  if (word.endsWith('ón')) return `${word.slice(0, -2)}ones`
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  if (/[sx]$/.test(word)) return word
  return /[lrndjy]$/.test(word) ? `${word}es` : `${word}s`
}
