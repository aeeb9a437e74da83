/** A number with the unit it is stated in, as "5.200 N" or "0,80 mm". */
export type Measure = { value: number; unit: string }

const number = String.raw`−?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?`
const units =
  'N/mm²|N/cm|kN|N|mm/s|mm|cm|µm|m/min|m³/h|m³|m²|m|kg|g/m²|g|%|r/min|cajas/min|zunchos/min|pallets/h|paquetes/h|bar|Ah|V|kW|°C|L|s|min|h'
const abbreviations: [RegExp, string][] = [
  [/ por minuto\b/g, '/min'],
  [/ por hora\b/g, '/h'],
  [/ segundos\b/g, ' s'],
]
// "12 a 16 mm", "31,75 × 0,80 mm" and "13, 16 y 19 mm" state one unit for all their numbers.
const figures = new RegExp(
  `((?:(?:${number})(?: a | y | o | × | ± |, ))*(?:${number})) (${units})(?![\\p{L}\\d/²³])`,
  'gu',
)

/** Pages join a number and its unit with a no-break space. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

export const sentencesOf = (text: string): string[] => plain(text).split(/(?<=[.?!])\s+/)

export function figuresIn(text: string): Measure[] {
  return [...abbreviated(plain(text)).matchAll(figures)].flatMap(([, values = '', unit = '']) =>
    [...values.matchAll(new RegExp(number, 'g'))].map(([value]) => ({
      value: Number(value.replaceAll('.', '').replace(',', '.').replace('−', '-')),
      unit,
    })),
  )
}

const abbreviated = (text: string): string =>
  abbreviations.reduce((shortened, [words, unit]) => shortened.replace(words, unit), text)

export const write = ({ value, unit }: Measure): string => `${value.toLocaleString('es-CL')} ${unit}`
