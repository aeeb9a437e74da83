import { readAmount } from '../../shared/catalogue/attributes/amounts.ts'
import { amount } from './amount.ts'

/** What was read of the fields before. An invalid one is undefined. */
type Before = Readonly<Record<string, number | string | undefined>>

export type NumberField = {
  kind: 'number'
  label: string
  unit: string
  least: number
  most: number
  isWhole?: boolean
  /** The field has it at first. */
  initial?: number
  /** Stands for an empty field. */
  usual?: number | ((before: Before) => number)
}

export type ChoiceField = {
  kind: 'choice'
  label: string
  options: Readonly<Record<string, string>>
  initial?: string
  usual?: (before: Before) => string
}

export type Field = NumberField | ChoiceField

/** By the names of parameters in the address. */
export type Fields = Readonly<Record<string, Field>>

type OptionOf<F> = F extends { options: Readonly<Record<infer Option extends string, string>> } ? Option : never

export type FieldValues<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'number' } ? number : OptionOf<F[Name]>
}

export type FieldsReading<F extends Fields> = {
  typed: Record<string, string>
  /** What empty fields stand for, as it is shown in them. */
  usual: Record<string, string>
  errors: Record<string, string>
  values: FieldValues<F> | undefined
}

/** Longer texts are not numbers. */
const maxCharacters = 20
const missingNumber = 'Escribe un número'
const numberPattern = /^-?(\d{1,3}(\.\d{3})+(,\d+)?|\d+([.,]\d+)?)$/

export function readFields<F extends Fields>(fields: F, typed: Record<string, string>): FieldsReading<F> {
  const read: Record<string, number | string | undefined> = {}
  const usual: Record<string, string> = {}
  const errors: Record<string, string> = {}
  /** Empty fields whose usual value depends on a field that is wrong. */
  const unknown: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const text = (typed[name] ?? '').trim()
    const byDefault = usualOf(field, read)
    if (byDefault !== undefined) usual[name] = typeof byDefault === 'number' ? amount(byDefault, 3) : byDefault
    const found = text === '' && byDefault !== undefined ? { value: byDefault } : readField(field, text)
    if ('value' in found) read[name] = found.value
    else if (text === '' && field.usual) unknown.push(name)
    else errors[name] = found.error
  }
  if (Object.keys(errors).length === 0) for (const name of unknown) errors[name] = missingNumber
  const isValid = Object.keys(errors).length === 0
  return { typed, usual, errors, values: isValid ? (read as FieldValues<F>) : undefined }
}

/** The texts of an address; fields that it lacks have what they have at first. */
export const typedIn = (fields: Fields, params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (params.get(name) ?? initialText(field)).slice(0, maxCharacters),
    ]),
  )

/** Only what differs from an untouched form. */
export const paramsOf = (fields: Fields, typed: Record<string, string>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields)
      .map(([name, field]): [string, string, string] => [name, typed[name] ?? '', initialText(field)])
      .filter(([, text, initial]) => text.trim() !== initial)
      .map(([name, text]) => [name, text]),
  )

const initialText = ({ initial }: Field) => (typeof initial === 'number' ? amount(initial, 3) : (initial ?? ''))

function usualOf({ usual }: Field, before: Before): number | string | undefined {
  const found = typeof usual === 'function' ? usual(before) : usual
  return Number.isNaN(found) ? undefined : found
}

function readField(field: Field, text: string): { value: number | string } | { error: string } {
  if (field.kind === 'choice')
    return Object.hasOwn(field.options, text) ? { value: text } : { error: 'Elige una opción' }
  const { unit, least, most, isWhole } = field
  if (text === '') return { error: missingNumber }
  if (!numberPattern.test(text)) return { error: `«${text}» no es un número` }
  const value = readAmount(text)
  if (isWhole && !Number.isInteger(value)) return { error: 'Debe ser un número entero' }
  if (value < least || value > most) {
    const limits = `Debe estar entre ${amount(least, 3)} y ${amount(most, 3)}${unit && ` ${unit}`}`
    const inMetres = unit === 'mm' && value * 1000 >= least && value * 1000 <= most
    return { error: inMetres ? `${limits}; ${text} m son ${amount(value * 1000)} mm` : limits }
  }
  return { value }
}

export const resultId = 'resultado'

type Sheet = { path: string; fields: Fields }

/** Quotes the option with this product without scripts. The server calculates it again. */
export function quotingAddress({ path, fields }: Sheet, typed: Record<string, string>, id: number): string {
  const params = paramsOf(fields, typed)
  return `/cotizacion?calculo=${path.split('/').at(-1)}&propuesta=${id}${params.size > 0 ? `&${params}` : ''}`
}

/** Shows the same calculation to whoever opens it. */
export function calculationAddress({ path, fields }: Sheet, typed: Record<string, string>): string {
  const params = paramsOf(fields, typed)
  return params.size > 0 ? `${path}?${params}` : path
}
