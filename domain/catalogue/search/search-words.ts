/** Normalises Spanish words for comparison: no accents, plurals or endings, and numbers in one format. */

const stopWords = new Set('a al con de del el en la las lo los o para por que se sin su un una y'.split(' '))

/** Words that buyers in Chile use for the same thing. */
const synonymGroups = [
  'zuncho suncho fleje',
  'enzunchadora zunchadora flejadora precintadora sunchadora',
  'film stretch estirable filme',
  'airpad almohadilla almohada cojín',
  'envolvedora paletizadora emplayadora wrapper',
  'tensor tensador tensionador',
  'sellador grapadora crimpeadora',
  'sello grapa',
  'esquinero cantonera ángulo protector',
  'cinta huincha scotch tape',
  'cortador tijera cizalla',
  'batería inalámbrica recargable',
  'pet poliéster',
  'pp polipropileno',
  'acero metálico metal fierro',
  'textil tela cordón tejido',
  'pallet palet tarima',
  'café marrón',
  'hebilla broche',
  'carro trolley',
  'dispensador portarrollo aplicador',
  'mm milímetro',
]

const accents = /\p{Mn}/gu
const number = /^\d/
const thousands = /^\d{1,3}(\.\d{3})+(?!\d)/

/** Runs of letters and runs of digits: "PB16", "PB-16" and "pb 16" are the same two words. */
const words = /\d+(?:[.,]\d+)*|\p{L}+/gu

export function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(accents, '').toLowerCase()
  return plain.match(words) ?? []
}

/** The form under which a word is indexed; undefined for stop words. */
export function rootOf(word: string): string | undefined {
  if (stopWords.has(word)) return undefined
  return number.test(word) ? plainNumber(word) : stem(word)
}

export const isNumber = (root: string) => number.test(root)

/** The other words that buyers use for the same thing. */
export function synonymsOf(word: string): string[] {
  return synonyms.get(rootOf(word) ?? '') ?? []
}

/** "1.200" is 1200; "0,80" and "0.8" are equal. */
function plainNumber(text: string): string {
  const digits = thousands.test(text) ? text.replaceAll('.', '') : text
  const [whole = '', fraction = ''] = digits.replace(',', '.').split('.')
  const significant = fraction.replace(/0+$/, '')
  return significant ? `${whole}.${significant}` : whole
}

/** Removes plural, then gender: "automáticas" and "automático" both become "automatic". */
function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/([^aeiou])es$/, '$1').replace(/([aeiou])s$/, '$1') : word
  return singular.length > 4 ? singular.replace(/[aeo]$/, '') : singular
}

const synonyms = new Map<string, string[]>()
for (const group of synonymGroups) {
  const words = splitWords(group)
  for (const word of words) {
    synonyms.set(
      stem(word),
      words.filter((other) => other !== word),
    )
  }
}
