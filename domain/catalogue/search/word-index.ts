import { forEachInSlices } from '../../in-slices.ts'

/** The texts that contain a word, with its weight in each. */
type Postings = { texts: Uint32Array; weights: Float32Array }

type Term = { word: string; letters: number; postings: Postings[] }

/** A search word, which may match as a prefix or with up to `typos` wrong letters. */
export type WantedWord = { word: string; isPrefix: boolean; typos: number }

type Field<T> = { read: (item: T) => string[]; weight: number }

/**
 * Finds the items that contain all wanted words, ranked by BM25+ over weighted fields. Everything that does not depend
 * on the query is computed in advance and stored in flat arrays, to keep queries fast.
 */
export async function createWordIndex<T>(
  items: readonly T[],
  fields: Field<T>[],
): Promise<(wanted: WantedWord[]) => T[]> {
  const terms = new Map<string, Term>()
  for (const field of fields) await addField(terms, items, field)
  const vocabulary = [...terms.values()]

  return (wanted) => {
    const scores = new Float32Array(items.length)
    // How many of the wanted words, in order, each text has matched so far.
    const found = new Uint8Array(items.length)
    wanted.forEach((want, index) => {
      for (const { postings, share } of matches(vocabulary, terms, want)) {
        for (const { texts, weights } of postings) {
          for (let i = 0; i < texts.length; i++) {
            const text = texts[i] as number
            if (found[text] !== index && found[text] !== index + 1) continue
            found[text] = index + 1
            scores[text] = (scores[text] as number) + share * (weights[i] as number)
          }
        }
      }
    })
    return ranked(scores, found, wanted.length).map((text) => items[text] as T)
  }
}

/** The usual BM25+ constants: term saturation, length normalisation and lower bound. */
const [saturation, lengthShare, atLeast] = [1.2, 0.7, 0.5]

async function addField<T>(terms: Map<string, Term>, items: readonly T[], { read, weight }: Field<T>) {
  const counts = new Map<string, { texts: number[]; times: number[] }>()
  const lengths: number[] = []
  await forEachInSlices(items, (item) => {
    const text = lengths.length
    const words = read(item)
    for (const word of words) {
      const count = getOrAdd(counts, word, () => ({ texts: [], times: [] }))
      const last = count.texts.length - 1
      if (count.texts[last] === text) count.times[last] = (count.times[last] as number) + 1
      else {
        count.texts.push(text)
        count.times.push(1)
      }
    }
    lengths.push(new Set(words).size)
  })
  const usualLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, items.length)
  await forEachInSlices(counts, ([word, { texts, times }]) => {
    const rarity = Math.log(1 + (items.length - texts.length + 0.5) / (texts.length + 0.5))
    const weights = Float32Array.from(texts, (text, i) => {
      const length = 1 - lengthShare + (lengthShare * (lengths[text] as number)) / usualLength
      const count = times[i] as number
      return weight * rarity * (atLeast + (count * (saturation + 1)) / (count + saturation * length))
    })
    const term = getOrAdd(terms, word, () => ({ word, letters: lettersOf(word), postings: [] }))
    term.postings.push({ texts: Uint32Array.from(texts), weights })
  })
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/**
 * The word itself, words that start with it, and similar words; the more distant, the less they count. A word that
 * occurs in the index is not treated as a typo.
 */
function* matches(vocabulary: Term[], terms: Map<string, Term>, { word, isPrefix, ...wanted }: WantedWord) {
  const exact = terms.get(word)
  const typos = exact ? 0 : wanted.typos
  if (exact) yield { postings: exact.postings, share: 1 }
  if (!isPrefix && typos === 0) return
  const letters = lettersOf(word)
  for (const term of vocabulary) {
    if (term === exact) continue
    const { length } = term.word
    if (isPrefix && term.word.startsWith(word)) {
      yield { postings: term.postings, share: (0.5 * length) / (length + 0.3 * (length - word.length)) }
    } else if (typos > 0 && Math.abs(length - word.length) <= typos && differ(letters, term.letters) <= 2 * typos) {
      const distance = typosBetween(word, term.word, typos)
      if (distance <= typos) yield { postings: term.postings, share: (0.2 * length) / (length + distance) }
    }
  }
}

/** One bit per letter: a cheap check before computing the edit distance. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function differ(some: number, others: number): number {
  let count = 0
  for (let bits = some ^ others; bits !== 0; bits &= bits - 1) count++
  return count
}

/** The edit distance; counting stops beyond `most`. */
function typosBetween(a: string, b: string, most: number): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const exchange = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(exchange, (above[j] as number) + 1, (row[j - 1] as number) + 1)
      least = Math.min(least, row[j] as number)
    }
    if (least > most) return least
    above = row
  }
  return above[b.length] as number
}

const mostTexts = 2 ** 20

/** Best first; ties keep their order. Packs score and index into one number each, because numbers sort fast. */
function ranked(scores: Float32Array, found: Uint8Array, words: number): number[] {
  // The bit patterns of positive floats sort like the floats.
  const bits = new Uint32Array(scores.buffer)
  const keys: number[] = []
  for (let text = 0; text < found.length; text++) {
    if (found[text] === words) keys.push((0xff_ff_ff_ff - (bits[text] as number)) * mostTexts + text)
  }
  return Array.from(Float64Array.from(keys).sort(), (key) => key % mostTexts)
}
