import type { Attribute } from './attribute.ts'
import type { AttributeValue, Interval } from './read-value.ts'

const amount = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 6, useGrouping: 'always' })
const list = new Intl.ListFormat('es-CL')

export const decimalText = (value: number) => amount.format(value)

/** In the attribute's first unit, so that values of several products compare: `13, 16 y 19 mm`, `Hasta 2.500 N`. */
export function valueText({ units, choices }: Attribute, value: AttributeValue): string {
  const unit = units[0] ? ` ${units[0].name}` : ''
  switch (value.kind) {
    case 'number':
      return list.format(value.intervals.map(intervalText)) + (value.intervals.every(isUnlimited) ? '' : unit)
    case 'size':
      return value.sides.map(decimalText).join(' × ') + unit
    case 'choice':
      return choices
        .filter(({ key }) => value.choices.includes(key))
        .map(({ name }) => name)
        .join(', ')
    case 'flag':
      return value.isSet ? 'Sí' : 'No'
    default:
      return value.text
  }
}

export function intervalText({ from, to }: Interval): string {
  if (from === to) return decimalText(from)
  if (isUnlimited({ from, to })) return 'Sin límite'
  if (!Number.isFinite(from)) return `Hasta ${decimalText(to)}`
  if (!Number.isFinite(to)) return `Desde ${decimalText(from)}`
  return `${decimalText(from)} a ${decimalText(to)}`
}

const isUnlimited = ({ from, to }: Interval) => !Number.isFinite(from) && !Number.isFinite(to)
