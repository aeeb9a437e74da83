import { plainAmounts } from '../../../shared/catalogue/attributes/amounts.ts'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { Values } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { AttributeValue, Interval } from '../../../shared/catalogue/attributes/read-value.ts'
import { decimalText } from '../../../shared/catalogue/attributes/value-text.ts'
import type { NamedOption } from '../../../shared/catalogue/public.ts'
import { fold } from '../../../shared/text.ts'
import { plainNumber } from '../search/tokens.ts'

/** `value` is what the address of a list carries. */
export type Option = { value: string; label: string; matches: (value: AttributeValue) => boolean }

const maxSizes = 10

/** `values` are those of the products at hand, and `traded` the sizes in which the whole catalogue is traded, if any. */
export function optionsOf(
  attribute: Attribute,
  values: AttributeValue[],
  traded = sizesOf(attribute, values),
): Option[] {
  if (attribute.kind === 'choice')
    return attribute.choices.map(({ key }) => readOption(attribute, key)).filter(isOption)
  if (attribute.kind === 'flag') return ['si', 'no'].map((value) => readOption(attribute, value)).filter(isOption)
  if (attribute.kind !== 'number') return []
  const isMinimum = areMaxima(values)
  const sizes = traded
    .map((size) => sizeOption(attribute, size, isMinimum))
    .filter(({ matches }) => values.some(matches))
  if (sizes.length <= maxSizes) return sizes
  const buckets = bucketsOf(values.flatMap(endsOf))
  if (!isMinimum) return buckets.map((interval) => rangeOption(attribute, interval))
  const starts = buckets.filter(({ from }) => Number.isFinite(from))
  return starts.map(({ from }) => rangeOption(attribute, { from, to: Number.POSITIVE_INFINITY }, isMinimum))
}

/** A machine for at most 60 pallets also serves 40, so 40 means «at least 40». */
const areMaxima = (values: AttributeValue[]) =>
  values.length > 0 &&
  values.every(
    (value) => value.kind === 'number' && value.intervals.every(({ from }) => from === Number.NEGATIVE_INFINITY),
  )

const minimumPrefix = 'Desde '

const isOption = (option: Option | undefined) => option !== undefined

/** Also reads what was typed into an address: any size, and any range as `from-to`, `-to` or `from-`. */
export function readOption(attribute: Attribute, value: string, values: AttributeValue[] = []): Option | undefined {
  switch (attribute.kind) {
    case 'choice': {
      const choice = attribute.choices.find(({ key }) => key === value)
      const matches = (held: AttributeValue) => held.kind === 'choice' && held.choices.includes(value)
      return choice && { value, label: choice.name, matches }
    }
    case 'flag':
      if (value !== 'si' && value !== 'no') return undefined
      return {
        value,
        label: value === 'si' ? 'Sí' : 'No',
        matches: (held) => held.kind === 'flag' && held.isSet === (value === 'si'),
      }
    case 'number':
      return readNumberOption(attribute, value, areMaxima(values))
    default:
      return undefined
  }
}

const sizePattern = /^\d{1,9}(?:\.\d{1,6})?$/
const rangePattern = /^(\d{1,9}(?:\.\d{1,6})?)?-(\d{1,9}(?:\.\d{1,6})?)?$/

function readNumberOption(attribute: Attribute, value: string, isMinimum: boolean): Option | undefined {
  const [isRange, from, to] = rangePattern.exec(value) ?? []
  if (isRange && (from || to)) {
    const range = {
      from: from ? Number(from) : Number.NEGATIVE_INFINITY,
      to: to ? Number(to) : Number.POSITIVE_INFINITY,
    }
    return rangeOption(attribute, range, isMinimum)
  }
  return sizePattern.test(value) ? sizeOption(attribute, Number(value), isMinimum) : undefined
}

/** A tool for 13 to 16 mm matches 16 mm, and so does a strap of 15.5 mm, if sizes are traded in whole millimetres. */
function sizeOption({ units, step }: Attribute, size: number, isMinimum: boolean): Option {
  const tolerance = (step ?? 0) / 2
  return {
    value: String(size),
    label: `${isMinimum ? minimumPrefix : ''}${withUnit(decimalText(size), units)}`,
    matches: (held) =>
      held.kind === 'number' &&
      held.intervals.some(({ from, to }) => from - tolerance <= size && size <= to + tolerance),
  }
}

/** A range includes its lower end only, so that ranges side by side do not overlap. */
function rangeOption({ units }: Attribute, { from, to }: Interval, isMinimum = false): Option {
  const [lower, upper] = [Number.isFinite(from) ? String(from) : '', Number.isFinite(to) ? String(to) : '']
  return {
    value: `${lower}-${upper}`,
    label:
      isMinimum && lower && !upper
        ? `${minimumPrefix}${withUnit(decimalText(from), units)}`
        : withUnit(rangeText({ from, to }), units),
    matches: (held) =>
      held.kind === 'number' && held.intervals.some((interval) => interval.from < to && interval.to >= from),
  }
}

function rangeText({ from, to }: Interval): string {
  if (!Number.isFinite(from)) return `Menos de ${decimalText(to)}`
  if (!Number.isFinite(to)) return `${decimalText(from)} o más`
  return `${decimalText(from)} a ${decimalText(to)}`
}

const withUnit = (text: string, [unit]: Attribute['units']) => {
  if (!unit) return text
  return text.endsWith(' o más') ? text.replace(' o más', ` ${unit.name} o más`) : `${text} ${unit.name}`
}

/** A list of tools, which have ranges, offers the sizes that straps have. */
export const tradedSizes = (attributes: readonly Attribute[], products: readonly { values: Values }[]) =>
  new Map(
    attributes
      .filter(({ isFilter, step }) => isFilter && step !== null)
      .map((attribute) => {
        const values = new Set(products.map(({ values }) => values.get(attribute.key)))
        return [
          attribute.key,
          sizesOf(
            attribute,
            [...values].filter((value) => value !== undefined),
          ),
        ]
      }),
  )

/** Those that something has exactly; if everything has ranges, the ends of those. */
function sizesOf({ step }: Attribute, values: AttributeValue[]): number[] {
  const intervals = values.flatMap((value) => (value.kind === 'number' ? value.intervals : []))
  const exact = intervals.filter(({ from, to }) => from === to).map(({ from }) => from)
  const sizes = exact.length > 0 ? exact : values.flatMap(endsOf)
  const nominal = step ? sizes.map((size) => Number((Math.round(size / step) * step).toPrecision(12))) : sizes
  return [...new Set(nominal)].toSorted((one, other) => one - other)
}

export const endsOf = (value: AttributeValue): number[] =>
  value.kind === 'number'
    ? value.intervals.flatMap(({ from, to }) => [...new Set([from, to])].filter(Number.isFinite))
    : []

const wanted = 5
const niceDigits = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Ranges with round ends, each with about as many of the amounts. */
function bucketsOf(amounts: number[]): Interval[] {
  const sorted = amounts.toSorted((one, other) => one - other)
  const edges = new Set<number>()
  for (let bucket = 1; bucket < wanted; bucket++) {
    const quantile = sorted[Math.floor((bucket * sorted.length) / wanted)]
    if (quantile !== undefined) edges.add(nice(quantile))
  }
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  const within = [...edges].filter((edge) => edge > least && edge <= most).toSorted((one, other) => one - other)
  return [...within, Number.POSITIVE_INFINITY].map((to, index) => ({
    from: within[index - 1] ?? Number.NEGATIVE_INFINITY,
    to,
  }))
}

/** The nearest number of one or two telling digits. */
function nice(amount: number): number {
  if (amount === 0) return 0
  const magnitude = 10 ** Math.floor(Math.log10(Math.abs(amount)))
  const digits = Math.abs(amount) / magnitude
  const nearest = niceDigits.reduce((best, digit) =>
    Math.abs(digit - digits) < Math.abs(best - digits) ? digit : best,
  )
  return Number((Math.sign(amount) * nearest * magnitude).toPrecision(6))
}

type Choosable = { key: string; options: { value: string; label: string }[] }

/** «PET» and «19 mm» in "herramienta pet 19mm". Without a measure, the words alone find as much. */
export function namedOptions(text: string, filters: Choosable[]): NamedOption[] {
  const words = ` ${spaced(text)} `
  const named = new Map<string, NamedOption>()
  for (const { key, options } of filters) {
    for (const { value, label } of options) {
      const name = spaced(label.startsWith(minimumPrefix) ? label.slice(minimumPrefix.length) : label)
      if (!named.has(name) && words.includes(` ${name} `)) named.set(name, { key, value, label })
    }
  }
  const found = [...named.values()]
  return found.some(({ label }) => /\d/.test(label)) ? found : []
}

/** Units may follow their number without a space, and `1.500`, `1 500` and `1500` are the same number. */
const spaced = (text: string) =>
  fold(plainAmounts(text))
    .replaceAll(/\d+(?:[.,]\d+)*/g, plainNumber)
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .replaceAll(/(?:[^\p{L}\d./]|\.(?!\d))+/gu, ' ')
    .trim()
