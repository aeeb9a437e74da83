import type { Synonyms } from './synonym-groups.ts'
import { type Amount, familyOf, isGeneral, stemOf, type Token, tokensOf, wordOf } from './tokens.ts'

import type { Reading, Vocabulary } from './vocabulary.ts'

/** A product has an alternative if it has all words of one of the phrases. */
type Alternative = { phrases: readonly string[][]; weight: number; certainty: number }

/** A product matches a concept by any of its alternatives. */
export type Concept = { text: string; kind: 'word' | 'size' | 'number' | 'general'; alternatives: Alternative[] }

/** More concepts cost time and tell nothing. */
const maxConcepts = 10
const maxTokens = 20

type Context = { vocabulary: Vocabulary; synonyms: Synonyms; read: (word: string) => Reading[] }

export function readSearch(text: string, vocabulary: Vocabulary, synonyms: Synonyms): Concept[] {
  const context = { vocabulary, synonyms, read: vocabulary.createReader() }
  const tokens = tokensOf(text)
    .filter((token) => token.kind === 'measure' || !token.isIgnored)
    .slice(0, maxTokens)
    .flatMap((token): Token[] => (token.kind === 'measure' ? [token] : vocabulary.partsOf(token.text).map(wordOf)))
  const concepts = new Map<string, Concept>()
  for (let at = 0; at < tokens.length && concepts.size < maxConcepts; ) {
    const { found, length } = conceptsAt(tokens, at, context)
    for (const concept of found) concepts.set(concept.text, concept)
    at += length
  }
  return [...concepts.values()]
}

function conceptsAt(tokens: Token[], at: number, context: Context) {
  const { vocabulary } = context
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word') return { found: token?.amounts.map(amountConcept) ?? [], length: 1 }
  const phrase = longestPhrase(tokens, at, context)
  if (phrase.length > 1) return { found: [phraseConcept(phrase, context)], length: phrase.length }
  if (next?.kind === 'word') {
    const joined = stemOf(token.text + next.text)
    const apart = [token.stem, next.stem]
    const readings = vocabulary.has(joined) ? [joined] : vocabulary.soundingLike(token.text + next.text)
    if (readings.length > 0) {
      const alternatives = [
        ...readings.map((stem) => ({ phrases: [[stem]], weight: 1, certainty: 1 })),
        { phrases: [apart], weight: 0.8, certainty: 1 },
      ]
      return { found: [{ text: token.text + next.text, kind: 'word' as const, alternatives }], length: 2 }
    }
  }
  return { found: wordConcepts(token.text, at === tokens.length - 1, context), length: 1 }
}

function longestPhrase(tokens: Token[], at: number, { synonyms, read }: Context): string[] {
  for (let length = Math.min(synonyms.longest, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length)
    if (!words.every((word) => word.kind === 'word')) continue
    const stems = words.map(({ text }) => read(text)[0]?.stem ?? text)
    if (synonyms.of(stems).length > 0) return stems
  }
  return []
}

const synonymWeight = 0.7
const familyWeight = 0.5

const synonymsAs = (phrases: string[][], certainty: number): Alternative[] =>
  phrases.length > 0 ? [{ phrases, weight: certainty * synonymWeight, certainty }] : []

function phraseConcept(phrase: string[], { synonyms }: Context): Concept {
  return {
    text: phrase.join(' '),
    kind: 'word',
    alternatives: [{ phrases: [phrase], weight: 1, certainty: 1 }, ...synonymsAs(synonyms.of(phrase), 1)],
  }
}

function wordConcepts(word: string, isLast: boolean, { vocabulary, synonyms, read }: Context): Concept[] {
  // A stray letter, unless it begins the word being typed.
  if (word.length === 1 && !isLast) return []
  const readings = read(word)
  const alternatives = readings.flatMap(({ stem, certainty }): Alternative[] => [
    { phrases: [[stem]], weight: certainty, certainty },
    ...familyOf(stem)
      .filter(vocabulary.has)
      .map((relative) => ({ phrases: [[relative]], weight: certainty * familyWeight, certainty })),
    ...synonymsAs(synonyms.of([stem]), certainty),
  ])
  // The word may still be being typed.
  const isSure = readings.some(({ certainty }) => certainty === 1)
  if (isLast || (word.length > 2 && !isSure)) {
    const share = isSure ? 0.3 : 0.8
    const longer = vocabulary
      .startingWith(isSure ? stemOf(word) : word)
      .map((stem) => ({ phrases: [[stem]], weight: share, certainty: share }))
    if (!isSure && longer.length > 0) return [{ text: word, kind: 'word', alternatives: longer }]
    alternatives.push(...longer)
  }
  return [{ text: word, kind: isGeneral(word) ? 'general' : 'word', alternatives }]
}

function amountConcept({ number, sizes }: Amount): Concept {
  const bare = number === undefined ? [] : [number]
  if (sizes.length === 0) return conceptOf('number', bare, 1)
  const concept = conceptOf('size', sizes, 1)
  // The same number of another unit is hardly a match.
  return { ...concept, alternatives: [...concept.alternatives, ...conceptOf('number', bare, 0.2).alternatives] }
}

const conceptOf = (kind: Concept['kind'], terms: string[], weight: number): Concept => ({
  text: terms.join(' '),
  kind,
  alternatives: terms.map((term) => ({ phrases: [[term]], weight, certainty: weight })),
})
