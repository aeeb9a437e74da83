import { tokensOf, type Word } from './tokens.ts'

/** In a one-way group, only the first word stands for the others. */
export type SynonymGroup = { id?: number; words: string[]; isOneWay: boolean }

type Phrase = string[]

/** Every search for a word looks its synonyms up, whichever groups they are in. */
export const maxSynonymsOfWord = 40

/** A misspelled word is compared with all that are known. */
export const maxWordsOfGroups = 1_500

const keyOf = (phrase: Phrase) => phrase.join(' ')

const wordsIn = (text: string): Word[] =>
  tokensOf(text).flatMap((token) => (token.kind === 'word' && !token.isIgnored ? [token] : []))

export const stemsOf = (text: string): Phrase => wordsIn(text).map(({ stem }) => stem)

/** `written` is what `phrases` are the stems of. */
export type ReadGroup = {
  id: number | undefined
  phrases: Phrase[]
  written: string[]
  isOneWay: boolean
  words: Word[]
}

export function readGroup({ id, words, isOneWay }: SynonymGroup): ReadGroup {
  const read = words.map((written) => ({ written, words: wordsIn(written) })).filter(({ words }) => words.length > 0)
  return {
    id,
    isOneWay,
    phrases: read.map(({ words }) => words.map(({ stem }) => stem)),
    written: read.map(({ written }) => written),
    words: read.flatMap(({ words }) => words),
  }
}

/** The phrases that stand for others. */
const sourcesOf = ({ phrases, isOneWay }: ReadGroup) => (isOneWay ? phrases.slice(0, 1) : phrases)

export function createSynonyms(groups: ReadGroup[]) {
  const groupsOf = new Map<string, Phrase[][]>()
  let longest = 1
  for (const group of groups) {
    for (const phrase of sourcesOf(group)) {
      const key = keyOf(phrase)
      const known = groupsOf.get(key)
      if (known) known.push(group.phrases)
      else groupsOf.set(key, [group.phrases])
      longest = Math.max(longest, phrase.length)
    }
  }
  const all = (key: string) => othersOf(key, groupsOf.get(key) ?? [])
  const known = new Map<string, Phrase[]>()

  return {
    longest,
    /** The same list each time. Groups from before the limits, or from a file, may exceed them. */
    of: (phrase: Phrase): Phrase[] => {
      const key = keyOf(phrase)
      const others = known.get(key) ?? all(key).slice(0, maxSynonymsOfWord)
      if (others.length > 0) known.set(key, others)
      return others
    },
    count: (phrase: Phrase) => all(keyOf(phrase)).length,
  }
}

function othersOf(key: string, groups: Phrase[][]): Phrase[] {
  const others = new Map(groups.flat().map((other) => [keyOf(other), other]))
  others.delete(key)
  return [...others.values()]
}

export type Synonyms = ReturnType<typeof createSynonyms>

const distinctWords = (groups: ReadGroup[]) => new Set(groups.flatMap(({ words }) => words.map(({ text }) => text)))

/** The first groups, as long as their words are not too many. */
export function withinLimits(groups: ReadGroup[]): ReadGroup[] {
  const known = new Set<string>()
  return groups.filter(({ words }) => {
    const added = new Set(words.map(({ text }) => text).filter((text) => !known.has(text)))
    if (known.size + added.size > maxWordsOfGroups) return false
    for (const text of added) known.add(text)
    return true
  })
}

/** What a changed group would make worse; groups that exceed a limit already may shrink step by step. */
export function limitFault(others: SynonymGroup[], changed: SynonymGroup, before?: SynonymGroup): string | undefined {
  const read = others.map(readGroup)
  const group = readGroup(changed)
  const [then, now] = [[...read, group], before ? [...read, readGroup(before)] : read]
  const [next, last] = [createSynonyms(then), createSynonyms(now)]
  for (const [index, phrase] of sourcesOf(group).entries()) {
    const count = next.count(phrase)
    if (count > maxSynonymsOfWord && count > last.count(phrase))
      return `«${group.written[index]}» tendría ${count} sinónimos entre todos los grupos y el máximo es ${maxSynonymsOfWord}: quita palabras de este grupo o de los otros que la contienen`
  }
  const count = distinctWords(then).size
  if (count > maxWordsOfGroups && count > distinctWords(now).size)
    return `Todos los grupos juntos tendrían ${count} palabras distintas y el máximo es ${maxWordsOfGroups}: elimina un grupo que ya no se use`
  return undefined
}
