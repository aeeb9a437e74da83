import { isIgnored } from './ignored-words.ts'
import { stemOf } from './stem.ts'
import { fold, tokensOf, writtenWords } from './tokens.ts'

/** In a one-way group, only the first word stands for the others. */
export type SynonymGroup = { words: string[]; isOneWay: boolean }

type Phrase = string[]

const keyOf = (phrase: Phrase) => phrase.join(' ')

export const stemsOf = (text: string): Phrase =>
  tokensOf(text).flatMap((token) => (token.kind === 'word' && !isIgnored(token.text) ? [stemOf(token.text)] : []))

export function createSynonyms(groups: SynonymGroup[]) {
  const others = new Map<string, Map<string, Phrase>>()
  for (const { words, isOneWay } of groups) {
    const phrases = words.map(stemsOf).filter(({ length }) => length > 0)
    for (const phrase of isOneWay ? phrases.slice(0, 1) : phrases) {
      const same = others.get(keyOf(phrase)) ?? new Map<string, Phrase>()
      for (const other of phrases) if (keyOf(other) !== keyOf(phrase)) same.set(keyOf(other), other)
      others.set(keyOf(phrase), same)
    }
  }
  const longest = Math.max(1, ...[...others.keys()].map((key) => key.split(' ').length))
  return {
    of: (phrase: Phrase): Phrase[] => [...(others.get(keyOf(phrase))?.values() ?? [])],
    longest,
    words: groups.flatMap(({ words }) => words.flatMap(writtenWords)).filter((word) => !isIgnored(fold(word))),
  }
}

export type Synonyms = ReturnType<typeof createSynonyms>
