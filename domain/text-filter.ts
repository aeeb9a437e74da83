import { type SQL, sql } from 'drizzle-orm'

type Term = {
  words: string[]
  phone?: string
}

const maxWords = 8
const minDigits = 6

const numberRun = /(?<!\S)\+?[\d(][\d\s().-]*\d(?!\S)/g

export function searchTerms(text: string): Term[] {
  const runs = text.match(numberRun) ?? []
  const rest = wordsOf(text.replaceAll(numberRun, ' ')).map((word) => ({ words: [word] }))
  return [...runs.map(termOf), ...rest].slice(0, maxWords)
}

function termOf(run: string): Term {
  const digits = run.replaceAll(/\D/g, '')
  const words = wordsOf(run).slice(0, maxWords)
  if (digits.length < minDigits) return { words }
  const phone = nationalNumber(digits)
  return isWholeNumber.test(phone) ? { words: [run], phone } : { words, phone }
}

/** A complete number is not split, because its parts would match other numbers too. */
const isWholeNumber = /^\d{8,9}$/

/** Chile's prefix may be present in only one of the two numbers compared. */
const nationalNumber = (digits: string) => digits.replace(/^(?:00)?56(?=\d{8,9}$)/, '').replace(/^0(?=\d{8,9}$)/, '')

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The embedded database compares bytes and lower-cases only ASCII, so accents are removed first. */
export const plainText = (text: SQL) => sql`lower(translate(${text}, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN'))`

export const patternOf = (text: string) => plainText(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text`)
