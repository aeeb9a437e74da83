/** A number with the unit it is stated in, as "5.200 N" or "0,80 mm". */
export type Figure = { value: number; unit: string }

const number = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`
const units =
  'N/mm²|N/cm|kN|N|mm/s|mm|µm|m/min|m por minuto|m³/h|m³ por hora|m³|m²|m|kg|g|%|r/min|bar|Ah|pallets/h|pallets por hora'
const inWords: Record<string, string> = {
  'm por minuto': 'm/min',
  'm³ por hora': 'm³/h',
  'pallets por hora': 'pallets/h',
}
// "12 a 16 mm", "31,75 × 0,80 mm" and "13, 16 y 19 mm" state one unit for all their numbers.
const figures = new RegExp(`((?:(?:${number})(?: a | y | o | × |, ))*(?:${number})) (${units})(?![\\p{L}\\d/²³])`, 'gu')

/** Pages join a number and its unit with a no-break space. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

export const sentencesOf = (text: string): string[] => plain(text).split(/(?<=[.?!])\s+/)

export function figuresIn(text: string): Figure[] {
  return [...plain(text).matchAll(figures)].flatMap(([, values = '', unit = '']) =>
    [...values.matchAll(new RegExp(number, 'g'))].map(([value]) => ({
      value: Number(value.replaceAll('.', '').replace(',', '.')),
      unit: inWords[unit] ?? unit,
    })),
  )
}

export const write = ({ value, unit }: Figure): string => `${value.toLocaleString('es-CL')} ${unit}`
