import { tokensOf } from './tokens.ts'
import type { Word } from './words.ts'

/** In a one-way group, only the first word stands for the others. */
export type SynonymGroup = { id?: number; words: string[]; isOneWay: boolean }

type Phrase = string[]

const keyOf = (phrase: Phrase) => phrase.join(' ')

const wordsIn = (text: string): Word[] =>
  tokensOf(text).flatMap((token) => (token.kind === 'word' && !token.isIgnored ? [token] : []))

export const stemsOf = (text: string): Phrase => wordsIn(text).map(({ stem }) => stem)

export type ReadGroup = { id: number | undefined; phrases: Phrase[]; isOneWay: boolean; words: Word[] }

export function readGroup({ id, words, isOneWay }: SynonymGroup): ReadGroup {
  const read = words.map(wordsIn).filter(({ length }) => length > 0)
  return { id, isOneWay, phrases: read.map((phrase) => phrase.map(({ stem }) => stem)), words: read.flat() }
}

export function createSynonyms(groups: ReadGroup[]) {
  const groupsOf = new Map<string, Phrase[][]>()
  let longest = 1
  for (const { phrases, isOneWay } of groups) {
    for (const phrase of isOneWay ? phrases.slice(0, 1) : phrases) {
      const key = keyOf(phrase)
      groupsOf.set(key, [...(groupsOf.get(key) ?? []), phrases])
      longest = Math.max(longest, phrase.length)
    }
  }
  const of = (phrase: Phrase): Phrase[] => {
    const others = new Map((groupsOf.get(keyOf(phrase)) ?? []).flat().map((other) => [keyOf(other), other]))
    others.delete(keyOf(phrase))
    return [...others.values()]
  }
  return { of, longest }
}

export type Synonyms = ReturnType<typeof createSynonyms>
