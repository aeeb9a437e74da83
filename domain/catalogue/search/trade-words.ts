import type { Nearest } from '../../../shared/catalogue/public.ts'
import { fold } from '../../../shared/text.ts'

/** A page of the site, or a category, which staff may delete. */
type Link = { label: string; to: string | number }

/** Words of the trade, without accents, that the catalogue lacks or calls otherwise, and what comes nearest. */
type TradeWord = { words: readonly string[]; text: string; links: readonly Link[] }

const steelTools: Link = { label: 'enzunchadoras neumáticas', to: 21 }
const cushionFilm: Link = { label: 'film para airpads', to: 13 }
const fillPaper: Link = { label: 'papel de relleno', to: 14 }
const stretchFilm: Link = { label: 'film stretch', to: 15 }
const wrappers: Link = { label: 'máquinas envolvedoras', to: 4 }
const tools: Link = { label: 'máquinas y herramientas', to: 2 }
const seals: Link = { label: 'sellos', to: 24 }

const tradeWords: readonly TradeWord[] = [
  {
    words: ['calculadora', 'calculadoras', 'calcular', 'calculo', 'calculos'],
    text: 'Para calcular cuánto se necesita:',
    links: [
      { label: 'calculadora de film', to: '/calculadoras/film' },
      { label: 'calculadora de zuncho', to: '/calculadoras/zuncho' },
      { label: 'calculadora de airpads', to: '/calculadoras/airpads' },
    ],
  },
  {
    words: ['catodo', 'catodos'],
    text: 'Los cátodos se amarran con zuncho de acero, que se tensa y se sella con herramienta:',
    links: [steelTools, seals],
  },
  {
    words: ['airbag', 'airbags', 'air bag', 'air bags', 'dunnage', 'bolsa de estiba', 'bolsas de estiba'],
    text: 'No tenemos bolsas de aire para estiba; lo más cercano para llenar espacios:',
    links: [cushionFilm, fillPaper],
  },
  {
    words: [
      'enfardadora',
      'enfardadoras',
      'enfarde',
      'emplasticadora',
      'emplasticadoras',
      'strechadora',
      'strechadoras',
    ],
    text: 'En este catálogo se llaman envolvedoras:',
    links: [wrappers],
  },
  {
    words: ['alusa', 'alusaplast', 'alusa plast', 'papel film'],
    text: 'No tenemos film de cocina; lo más cercano, para envolver pallets:',
    links: [stretchFilm],
  },
  {
    words: ['termocontraible', 'termocontraibles', 'termoencogible', 'termoencogibles', 'shrink', 'retractil'],
    text: 'No tenemos film termocontraíble; lo más cercano:',
    links: [stretchFilm],
  },
  {
    words: ['espuma', 'espumas', 'poliestireno', 'plumavit', 'aislapol', 'chips de relleno'],
    text: 'No tenemos espumas ni poliestireno; lo más cercano para proteger y rellenar:',
    links: [fillPaper, cushionFilm],
  },
  {
    words: ['signode', 'orgapack', 'fromm', 'strapex', 'cyklop', 'titan', 'mosca', 'transpak', 'strapack', 'itatools'],
    text: 'No tenemos herramientas de esa marca; lo más cercano:',
    links: [tools],
  },
]

const allWords = new Set(tradeWords.flatMap(({ words }) => words))

/** Such a word is spelled right, although no product may have it. */
export const isTradeWord = (word: string) => allWords.has(word)

/** Of the first that the search contains as whole words. */
export function nearestTo(search: string, hasCategory: (id: number) => boolean): Nearest | undefined {
  const typed = ` ${(fold(search).match(/[\p{L}\d]+/gu) ?? []).join(' ')} `
  const found = tradeWords.find(({ words }) => words.some((word) => typed.includes(` ${word} `)))
  const links = found?.links.flatMap(({ label, to }) => {
    if (typeof to === 'string') return { label, to }
    return hasCategory(to) ? { label, to: `/productos?categoryId=${to}` } : []
  })
  return found && links && { text: found.text, links }
}
