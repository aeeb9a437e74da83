import { stemmer } from '@orama/stemmers/spanish'
import { fold } from '../../../shared/text.ts'

type Unit = { name: string; factor: number }

const spellings: [Unit, string][] = [
  [{ name: 'mm', factor: 1 }, 'mm mms milimetro milímetro milimetros milímetros milim'],
  [{ name: 'mm', factor: 10 }, 'cm cms centimetro centímetro centimetros centímetros'],
  [{ name: 'mm', factor: 25.4 }, `" '' ” pulgada pulgadas pulg inch inches`],
  [
    { name: 'um', factor: 1 },
    'µm μm um µ μ micra micras micron micrón micrones micrometro micrómetro micrometros micrómetros mic mics',
  ],
  // 80 gauge stretch film is 20 µm thick.
  [{ name: 'um', factor: 0.25 }, 'gauge gauges'],
  [{ name: 'm', factor: 1 }, 'm mt mts metro metros'],
  [{ name: 'kg', factor: 1 }, 'kg kgs kilo kilos kilogramo kilogramos'],
  [{ name: 'g', factor: 1 }, 'g gr grs gramo gramos'],
  [{ name: 'n', factor: 1 }, 'n newton newtons'],
  [{ name: 'n', factor: 10 }, 'dan'],
  [{ name: 'n', factor: 1000 }, 'kn'],
  [{ name: 'v', factor: 1 }, 'v volt volts voltio voltios'],
  [{ name: 'ah', factor: 1 }, 'ah'],
  [{ name: 'kw', factor: 1 }, 'kw'],
  [{ name: 'bar', factor: 1 }, 'bar bares'],
]

const units = new Map(spellings.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])))

const unitNames = [...units.keys()].toSorted((a, b) => b.length - a.length)

/** An inch size is traded in whole millimetres: 1/2" is sold as 12 and as 13 mm. */
function sizesOf(amount: number, unitName: string): string[] {
  const unit = units.get(unitName)
  if (!unit) return []
  const value = Number((amount * unit.factor).toFixed(3))
  const isInch = unit.factor === 25.4
  const traded = isInch ? [Math.floor(value), Math.ceil(value)].filter((whole) => Math.abs(whole - value) < 0.8) : []
  return [...new Set([value, ...traded])].map((each) => `${each}${unit.name}`)
}

const grammar =
  'a al algo alguna alguno ante bajo cada como con cual cuales cuando de del desde donde e el ella en entre es esa ese eso esta este esto estan ha han hasta hay la las le les lo los mas me mi mis muy no nos o os otra otro para pero por pos que se si sin sobre son su sus tan te ti toda todas todo todos tu tus u un una unas uno unos y ya yo the of for and or'
const intent =
  'precio precios valor valores vale valen cuesta cuestan sale salen costo costos cuanto cuantos cotizar cotiza cotizo cotizacion cotizaciones presupuesto comprar compra compro compramos venta ventas vender venden vende vendo oferta ofertas promocion descuento barato barata baratos economico economica stock disponible disponibles disponibilidad despacho despachan envio envios entrega mayor mayorista minorista proveedor proveedores distribuidor distribuidores fabricante fabrica tienda online web chile santiago region regiones hola buenas buenos dias tardes favor porfa gracias necesito necesitamos necesita busco buscamos buscando quiero queremos quisiera quisieramos requiero requerimos solicito tienen tienes tiene hacen haces urgente consulta info informacion marca marcas modelo sirve sirven servir usar usa uso usos puede pueden puedo bien mejor mejores cualquier tipo tipos estimados ustedes conviene recomiendan'

// A unit tells nothing without its number.
const ignored = new Set([...`${grammar} ${intent}`.split(' '), ...unitNames])

const isIgnored = (word: string) => ignored.has(word)

const general = new Set(
  'maquina maquinas maquinita maquinaria equipo equipos herramienta herramientas producto productos articulo articulos material materiales insumo insumos sistema sistemas solucion industria industrias empresa planta rubro machine tool tools'.split(
    ' ',
  ),
)

export const isGeneral = (word: string) => general.has(word)

/** The number as written, and the sizes it means with its unit; a fraction is only a size. */
export type Amount = { number: string | undefined; sizes: string[] }

export type Token = Word | { kind: 'measure'; amounts: Amount[]; range?: { from: number; to: number; unit: string } }

export const plainWords = (text: string): string[] => fold(text).match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []

const spoken = Object.entries({
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  'media pulgada': '1/2"',
  'tres cuartos': '3/4"',
  'cinco octavos': '5/8"',
  'tres octavos': '3/8"',
  'pulgada y cuarto': '1 1/4"',
  'pulgada y media': '1 1/2"',
  'una pulgada': '1"',
})

const number = String.raw`\d+(?:[.,]\d+)*`
const fraction = String.raw`(?:\d\s+)?\d{1,2}\/\d{1,2}(?!\d)`
const series = String.raw`${number}(?:\s*(?:a|x|×|y|-|–)\s*${number})*`
const unit = String.raw`\s*(?:(${unitNames.join('|')})(?![\p{L}²³]))`
const measure = `(${fraction}|${series})${unit}?`
const anyToken = new RegExp(String.raw`${measure}|\p{L}+`, 'gu')
const oneMeasure = new RegExp(measure, 'u')

/** "PB16", "PB-16" and "pb 16" are the same word and number. */
export function tokensOf(text: string): Token[] {
  const plain = text.normalize('NFC').toLowerCase()
  const spelled = spoken.reduce((all, [words, size]) => all.replaceAll(words, size), plain)
  return (spelled.match(anyToken) ?? []).map(tokenOf)
}

/** What is left of a text without its numbers and measures. */
export const wordsIn = (text: string) =>
  tokensOf(text)
    .flatMap((token) => (token.kind === 'word' ? token.written : []))
    .join(' ')

/** Texts repeat few words and measures, and reading one costs more than all else that is done with it. */
const known = new Map<string, Token>()
const maxKnown = 50_000
const maxKnownLength = 40

function tokenOf(written: string): Token {
  const before = known.get(written)
  if (before) return before
  const [, amounts, unitName] = oneMeasure.exec(written) ?? []
  const token = amounts === undefined ? wordOf(written) : toMeasure(amounts, unitName)
  if (known.size >= maxKnown) known.clear()
  if (written.length <= maxKnownLength) known.set(written, token)
  return token
}

function toMeasure(written: string, writtenUnit: string | undefined): Token {
  const isFraction = written.includes('/')
  const unitName = writtenUnit ?? (isFraction ? '"' : undefined)
  const values = isFraction
    ? [fractionValue(written)]
    : (written.match(/\d+(?:[.,]\d+)*/g) ?? []).map((each) => Number(plainNumber(each)))
  const amounts = values.map((value) => ({
    number: isFraction ? undefined : String(value),
    sizes: unitName ? sizesOf(value, unitName) : [],
  }))
  const [from, to] = values
  const isRange = /\d\s*(?:a|-|–)\s*\d/.test(written) && from !== undefined && to !== undefined && unitName === 'mm'
  return { kind: 'measure', amounts, ...(isRange && { range: { from, to, unit: unitName } }) }
}

function fractionValue(written: string): number {
  const [above = 0, below = 1] = (written.match(/\d+\/\d+/)?.[0] ?? '').split('/').map(Number)
  const [whole] = written.match(/^\d+(?=\s)/) ?? ['0']
  return Number(whole) + above / below
}

const thousands = /^\d{1,3}(\.\d{3})+(?!\d)/

/** "1.200" is 1200; "0,80" and "0.8" are equal. */
export function plainNumber(text: string): string {
  const digits = thousands.test(text) ? text.replaceAll('.', '') : text
  const [whole = '', decimals = ''] = digits.replace(',', '.').split('.')
  return String(Number(`${whole}.${decimals}`))
}

/** `written` has its accents, and `text` has none. */
export type Word = { kind: 'word'; written: string; text: string; stem: string; isIgnored: boolean }

export function wordOf(written: string): Word {
  const text = fold(written)
  return { kind: 'word', written, text, stem: stemOf(text), isIgnored: isIgnored(text) }
}

/** The stemmer keeps the s of English plurals such as "pallets". */
export function stemOf(word: string): string {
  const stem = stemmer(word)
  return stem.length > 4 ? stem.replace(/(?<=[^aeiou])s$/, '') : stem
}

export function withoutDiminutive(word: string): string | undefined {
  const match = /^(.{3,}?)(it)([oa]s?)$/.exec(word)
  return match ? `${match[1]?.replace(/qu$/, 'c').replace(/gu$/, 'g')}${match[3]}` : undefined
}

const makers = /(?:ad|ed|id)?or$/

/** The stemmer keeps members of a family apart, such as "cortar" and "cortador". */
export const familyOf = (stem: string) =>
  makers.test(stem) ? [stem.replace(makers, '')] : ['ador', 'edor', 'idor', 'or'].map((ending) => stem + ending)
