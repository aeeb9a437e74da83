type Term = {
  words: string[]
  /** The digits by which a phone number is known, if it looks like one. */
  phone?: string
}

const mostWords = 8
const fewestDigits = 6

/** Digits with what people write between them, as a word of its own. */
const numberRun = /(?<!\S)\+?[\d(][\d\s().-]*\d(?!\S)/g

/** What is looked for: words, and runs of digits that may be a phone number. */
export function searchTerms(text: string): Term[] {
  const runs = text.match(numberRun) ?? []
  const rest = wordsOf(text.replaceAll(numberRun, ' ')).map((word) => ({ words: [word] }))
  return [...runs.map(termOf), ...rest].slice(0, mostWords)
}

function termOf(run: string): Term {
  const digits = run.replaceAll(/\D/g, '')
  const words = wordsOf(run).slice(0, mostWords)
  if (digits.length < fewestDigits) return { words }
  const phone = nationalNumber(digits)
  return isWholeNumber.test(phone) ? { words: [run], phone } : { words, phone }
}

/** The parts of a whole number, each on its own, would be found in other numbers too. */
const isWholeNumber = /^\d{8,9}$/

/** Without Chile's prefix, which a number may have in one place and lack in the other. */
const nationalNumber = (digits: string) => digits.replace(/^(?:00)?56(?=\d{8,9}$)/, '').replace(/^0(?=\d{8,9}$)/, '')

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
