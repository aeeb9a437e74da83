import { stemOf, type Word, withoutDiminutive } from './tokens.ts'
import { isTradeWord } from './trade-words.ts'

export type Reading = { stem: string; certainty: number }

type Known = { written: string; stem: string; sound: string }
type Groups = Map<string, readonly string[]>
type From = { words: Map<string, Known>; uses: Map<string, number>; stems: Groups; sounds: Groups }

export function createVocabulary(from?: From) {
  const words = new Map(from?.words)
  const uses = new Map(from?.uses)
  const stems: Groups = new Map(from?.stems)
  const sounds: Groups = new Map(from?.sounds)

  const add = ({ written, text: word, stem }: Word) => {
    uses.set(word, (uses.get(word) ?? 0) + 1)
    if (words.has(word)) return
    const sound = soundOf(word)
    words.set(word, { written, stem, sound })
    addTo(stems, stem, word)
    addTo(sounds, sound, word)
  }

  const remove = ({ text: word }: Word) => {
    const entry = words.get(word)
    if (!entry) return
    const left = (uses.get(word) ?? 0) - 1
    if (left > 0) {
      uses.set(word, left)
      return
    }
    uses.delete(word)
    words.delete(word)
    removeFrom(stems, entry.stem, word)
    removeFrom(sounds, entry.sound, word)
  }

  const has = (stem: string) => stems.has(stem)
  const stemsOf = (some: Iterable<string>) => [...new Set(Array.from(some, (word) => words.get(word)?.stem ?? ''))]

  const startingWith = (start: string) => stemsOf([...words.keys()].filter((word) => word.startsWith(start)))

  const soundingLike = (word: string) => {
    const sound = soundOf(word)
    return sound.length > 2 ? stemsOf(sounds.get(sound) ?? []) : []
  }

  /** Short words may only have letters swapped. */
  const similarTo = (word: string, most: number, startsAlike = true) => {
    const sound = soundOf(word)
    if (sound.length < 3 || word.length > maxWordLength) return []
    let nearest: string[] = []
    let least = most
    for (const [known, { sound: other }] of words) {
      if (Math.abs(other.length - sound.length) > least || Math.abs(known.length - word.length) > least + 2) continue
      if (startsAlike && other[0] !== sound[0]) continue
      const distance = Math.min(editDistance(sound, other, least), editDistance(word, known, least))
      if (distance > least || (sound.length < 5 && !isSwapped(word, known))) continue
      if (distance < least) nearest = []
      least = distance
      nearest.push(known)
    }
    return nearest
  }

  const partsOf = (word: string): string[] => {
    const isWhole = has(stemOf(word)) || soundingLike(word).length > 0
    for (let at = 4; !isWhole && at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)]
      if (parts.every((part) => has(stemOf(part)))) return parts
    }
    return [word]
  }

  const longestRoot = (stem: string) => {
    for (let length = stem.length - 1; length >= Math.max(5, stem.length - 4); length--) {
      if (has(stem.slice(0, length))) return stem.slice(0, length)
    }
    return undefined
  }

  function read(word: string): Reading[] {
    const plain = [word, withoutDiminutive(word) ?? word].map(stemOf).find(has)
    const alike = soundingLike(word)
    if (plain) {
      // A word that only shares its stem with a known one may as well be another one misspelled.
      const others = words.has(word) ? [] : alike.filter((stem) => stem !== plain)
      return [{ stem: plain, certainty: 1 }, ...others.map((stem) => ({ stem, certainty: 0.9 }))]
    }
    if (isTradeWord(word)) return []
    if (alike.length > 0) return alike.map((stem) => ({ stem, certainty: 0.9 }))
    const root = longestRoot(stemOf(word))
    return root ? [{ stem: root, certainty: 0.7 }] : []
  }

  const guess = (word: string): Reading[] =>
    stemsOf(similarTo(word, allowedErrors(soundOf(word)))).map((stem) => ({ stem, certainty: 0.6 }))

  /** For one search: reads each word once, and guesses few of them, because a guess compares all words. */
  function createReader(): (word: string) => Reading[] {
    const readings = new Map<string, Reading[]>()
    let guesses = 0
    return (word) => {
      const known = readings.get(word) ?? read(word)
      const isSettled = known.length > 0 || readings.has(word) || isTradeWord(word)
      const reading = isSettled || guesses++ >= maxGuesses ? known : guess(word)
      readings.set(word, reading)
      return reading
    }
  }

  function suggest(word: string): string | undefined {
    const usesOf = (known: string) => uses.get(known) ?? 0
    const [nearest] = similarTo(word, Math.min(3, Math.floor(word.length / 3)), false).sort(
      (a, b) => usesOf(b) - usesOf(a),
    )
    return nearest && words.get(nearest)?.written
  }

  const copy = () => createVocabulary({ words, uses, stems, sounds })

  return { add, remove, has, createReader, partsOf, startingWith, soundingLike, suggest, copy }
}

export type Vocabulary = ReturnType<typeof createVocabulary>

/** The lists are shared between copies, so each change makes a new one. */
function addTo(groups: Groups, key: string, word: string) {
  groups.set(key, [...(groups.get(key) ?? []), word])
}

function removeFrom(groups: Groups, key: string, word: string) {
  const left = (groups.get(key) ?? []).filter((each) => each !== word)
  if (left.length > 0) groups.set(key, left)
  else groups.delete(key)
}

const maxGuesses = 4

const maxWordLength = 30

const allowedErrors = ({ length }: string) => (length < 8 ? 1 : 2)

const sorted = (word: string) => [...word].sort().join('')
const isSwapped = (word: string, other: string) => sorted(word) === sorted(other)

function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row[j] = least
    }
    if (Math.min(...row) > most) return most + 1
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

/** The longer spellings come first. */
const sounds: [RegExp, string][] = [
  [/[^a-zñ]/g, ''],
  [/ph/g, 'f'],
  [/t?ch|sh/g, 'ç'],
  [/h/g, ''],
  [/qu(?=[ei])|k|q|c(?![eiç])/g, 'k'],
  [/gu(?=[ei])/g, 'ĝ'],
  [/g(?=[ei])/g, 'j'],
  [/ĝ/g, 'g'],
  [/x/g, 'ks'],
  [/[czs]+/g, 's'],
  [/v|w/g, 'b'],
  [/ll|y(?=[aeiou])/g, 'ʝ'],
  [/y/g, 'i'],
  [/m(?=[bp])/g, 'n'],
  // Spanish speakers put an e before "stretch".
  [/^s(?=[bdfgklmnprtç])/g, 'es'],
  [/(.)\1+/g, '$1'],
]

export const soundOf = (word: string) => sounds.reduce((sound, [spelling, key]) => sound.replace(spelling, key), word)
