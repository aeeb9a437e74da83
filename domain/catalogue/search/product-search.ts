import { isDeepStrictEqual } from 'node:util'
import { fold } from '../../../contract/fold.ts'
import { createCodeIndex } from './code-index.ts'
import { createInvertedIndex } from './inverted-index.ts'
import { type SearchableProduct, termsOf } from './product-terms.ts'
import { rankMatches, type SearchResult } from './rank-matches.ts'
import { type Concept, readSearch } from './read-search.ts'
import { type Found, scoreMatches } from './score-matches.ts'
import { stemOf } from './stem.ts'
import { createSynonyms, type ReadGroup, readGroup, type SynonymGroup } from './synonyms.ts'
import { plainWords } from './tokens.ts'
import { createVocabulary } from './vocabulary.ts'
import { type Word, wordOf } from './words.ts'

export type ProductSearch = ReturnType<typeof createProductSearch>

export function createProductSearch(firstGroups: SynonymGroup[] = []) {
  const vocabulary = createVocabulary()
  const index = createInvertedIndex()
  const codes = createCodeIndex()
  const documents = new Map<number, number>()
  /** By the number of the document. */
  const [ids, tieRanks, words]: [number[], number[], Word[][]] = [[], [], []]
  let groups: SynonymGroup[] = []
  let readGroups: ReadGroup[] = []
  let synonyms = createSynonyms(readGroups)

  function setSynonyms(next: SynonymGroup[]) {
    if (isDeepStrictEqual(next, groups)) return
    groups = next
    replaceGroups(next.map(readGroup))
  }

  function replaceGroups(next: ReadGroup[], nextSynonyms = createSynonyms(next)) {
    const [before, after] = [new Set(readGroups), new Set(next)]
    for (const group of next) if (!before.has(group)) group.words.forEach(vocabulary.add)
    for (const group of readGroups) if (!after.has(group)) group.words.forEach(vocabulary.remove)
    readGroups = next
    synonyms = nextSynonyms
  }

  function remove(id: number) {
    codes.remove(id)
    const document = documents.get(id)
    if (document === undefined) return
    words[document]?.forEach(vocabulary.remove)
    index.remove(document)
    documents.delete(id)
  }

  function put(product: SearchableProduct) {
    const read = termsOf(product)
    // Words that stay are not read again.
    read.words.forEach(vocabulary.add)
    remove(product.id)
    const document = index.add(read.terms)
    documents.set(product.id, document)
    ids[document] = product.id
    tieRanks[document] = read.nameLength * 1e9 + product.position
    words[document] = read.words
    codes.put(product.id, product.code ?? '')
  }

  const idOf = ({ document }: Found) => ids[document] ?? 0
  const tieRankOf = ({ document }: Found) => tieRanks[document] ?? 0

  /** Words that the catalogue knows mean what they say; anything else that begins a code is that code. */
  function find(text: string, isAmong: (id: number) => boolean = () => true): SearchResult {
    const { exact, starting } = codes.find(text)
    const [named, begun] = [exact.filter(isAmong), starting.filter(isAmong)]
    const coded = [...named, ...begun]
    if (coded.length > 0 && !isOfKnownWords(text)) return { ids: coded, complete: coded.length }
    const found = findByWords(text, isAmong)
    if (coded.length === 0) return found
    const first = new Set([...named, ...found.ids.slice(0, found.complete), ...begun])
    return {
      ids: [...new Set([...first, ...found.ids])],
      complete: found.complete === undefined ? undefined : first.size,
    }
  }

  const isOfKnownWords = (text: string) =>
    plainWords(text)
      .filter((word) => !/\d/.test(word))
      .every((word) => vocabulary.has(stemOf(word)) || vocabulary.startingWith(word).length > 0)

  function findByWords(text: string, isAmong: (id: number) => boolean): SearchResult {
    const concepts = readSearch(text, vocabulary, synonyms)
    if (concepts.every(isSmallNumber)) return nothing
    return rankMatches(concepts, scoreMatches(index, concepts), { idOf, tieRankOf, isAmong })
  }

  /** Searches as if the group was saved. */
  function findWith(draft: SynonymGroup, text: string): SearchResult {
    const [kept, keptSynonyms] = [readGroups, synonyms]
    replaceGroups([...kept.filter(({ id }) => id === undefined || id !== draft.id), readGroup(draft)])
    try {
      return find(text)
    } finally {
      replaceGroups(kept, keptSynonyms)
    }
  }

  function suggest(text: string): string | undefined {
    const read = vocabulary.createReader()
    const typed = text.normalize('NFC')
    const words = (typed.match(letters) ?? []).map(wordOf).filter(({ isIgnored }) => !isIgnored)
    const unknown = new Set(words.filter((word) => read(word.text).length === 0).map((word) => word.text))
    if (unknown.size === 0 || unknown.size > mostCorrected) return undefined
    const corrections = new Map([...unknown].map((word) => [word, vocabulary.suggest(word)]))
    if ([...corrections.values()].includes(undefined)) return undefined
    const corrected = typed.replaceAll(letters, (written) => corrections.get(fold(written)) ?? written)
    return find(corrected).ids.length > 0 ? corrected : undefined
  }

  setSynonyms(firstGroups)
  return { put, remove, setSynonyms, find, findWith, suggest }
}

const mostCorrected = 2

const letters = /\p{L}+/gu

const nothing: SearchResult = { ids: [], complete: 0 }

/** A single digit stands in nearly every product. */
const isSmallNumber = ({ kind, text }: Concept) => kind === 'number' && text.length === 1
