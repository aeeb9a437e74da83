import { isDeepStrictEqual } from 'node:util'
import { fold } from '../../../shared/text.ts'
import { createInvertedIndex, type InvertedIndex } from './inverted-index.ts'
import { createPhraseMatches } from './phrase-matches.ts'
import { type SearchableProduct, termsOf } from './product-terms.ts'
import { type Found, rankMatches, type SearchResult, scoreMatches } from './rank-matches.ts'
import { type Concept, readSearch } from './read-search.ts'
import {
  createSynonyms,
  type ReadGroup,
  readGroup,
  type SynonymGroup,
  type Synonyms,
  withinLimits,
} from './synonym-groups.ts'
import { plainWords, stemOf, type Word, wordOf } from './tokens.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Dashes and spaces do not count: "ZPET-16-V", "zpet 16 v" and "ZPET16V" are the same code. */
const keyOf = (code: string) => fold(code).replaceAll(/[^\p{L}\d]/gu, '')

/** Fewer letters begin too many codes to mean one. */
const minStartLength = 3

function createCodeIndex(from?: ReadonlyMap<number, string>) {
  const keys = new Map(from)

  return {
    copy: () => createCodeIndex(keys),
    put: (id: number, code: string) => {
      const key = keyOf(code)
      if (key) keys.set(id, key)
      else keys.delete(id)
    },
    remove: (id: number) => {
      keys.delete(id)
    },
    find: (text: string): { exact: number[]; starting: number[] } => {
      const found = { exact: [] as number[], starting: [] as number[] }
      const wanted = keyOf(text)
      if (!wanted) return found
      for (const [id, key] of keys) {
        if (key === wanted) found.exact.push(id)
        else if (wanted.length >= minStartLength && key.startsWith(wanted)) found.starting.push(id)
      }
      return found
    },
  }
}

export type EditableSearch = ReturnType<typeof createEditable>

/** What a snapshot has: it never changes, and its copy may. */
export type ProductSearch = Pick<EditableSearch, 'find' | 'findWith' | 'suggest' | 'copy'>

export const createProductSearch = (groups: SynonymGroup[] = []): EditableSearch => {
  const search = createEditable({
    vocabulary: createVocabulary(),
    index: createInvertedIndex(),
    codes: createCodeIndex(),
    documents: new Map(),
    rows: [],
    synonyms: { groups: [], read: [], all: createSynonyms([]) },
  })
  search.setSynonyms(groups)
  return search
}

/** By the number of the document. */
type Row = { id: number; tieRank: number; words: Word[] }

type State = {
  vocabulary: Vocabulary
  index: InvertedIndex
  codes: ReturnType<typeof createCodeIndex>
  documents: ReadonlyMap<number, number>
  rows: readonly Row[]
  synonyms: { groups: SynonymGroup[]; read: ReadGroup[]; all: Synonyms }
}

function createEditable({ vocabulary, index, codes, ...from }: State) {
  const documents = new Map(from.documents)
  const rows = [...from.rows]
  const phraseMatches = createPhraseMatches(index)
  let { synonyms } = from

  const copy = () =>
    createEditable({
      vocabulary: vocabulary.copy(),
      index: index.copy(),
      codes: codes.copy(),
      documents,
      rows,
      synonyms,
    })

  function setSynonyms(groups: SynonymGroup[]) {
    if (isDeepStrictEqual(groups, synonyms.groups)) return
    const known = new Map(synonyms.groups.map((group, place) => [group, synonyms.read[place]]))
    const read = withinLimits(groups.map((group) => known.get(group) ?? readGroup(group)))
    replaceWords(vocabulary, synonyms.read, read)
    synonyms = { groups, read, all: createSynonyms(read) }
  }

  function remove(id: number) {
    codes.remove(id)
    phraseMatches.clear()
    const document = documents.get(id)
    if (document === undefined) return
    rows[document]?.words.forEach(vocabulary.remove)
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
    rows[document] = { id: product.id, tieRank: read.nameLength * 1e9 + product.position, words: read.words }
    phraseMatches.clear()
    codes.put(product.id, product.code ?? '')
  }

  const idOf = ({ document }: Found) => rows[document]?.id ?? 0
  const tieRankOf = ({ document }: Found) => rows[document]?.tieRank ?? 0

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
    const concepts = readSearch(text, vocabulary, synonyms.all)
    if (concepts.every(isSmallNumber)) return nothing
    return rankMatches(concepts, scoreMatches(index, phraseMatches, concepts), { idOf, tieRankOf, isAmong })
  }

  /** Searches as if the group was saved. */
  function findWith(draft: SynonymGroup, text: string): SearchResult {
    const search = copy()
    search.setSynonyms([...synonyms.groups.filter(({ id }) => id === undefined || id !== draft.id), draft])
    return search.find(text)
  }

  function suggest(text: string): string | undefined {
    const read = vocabulary.createReader()
    const typed = text.normalize('NFC')
    const words = (typed.match(letters) ?? []).map(wordOf).filter(({ isIgnored }) => !isIgnored)
    const unknown = new Set(words.filter((word) => read(word.text).length === 0).map((word) => word.text))
    if (unknown.size === 0 || unknown.size > maxCorrected) return undefined
    const corrections = new Map([...unknown].map((word) => [word, vocabulary.suggest(word)]))
    if ([...corrections.values()].includes(undefined)) return undefined
    const corrected = typed.replaceAll(letters, (written) => corrections.get(fold(written)) ?? written)
    return find(corrected).ids.length > 0 ? corrected : undefined
  }

  return { copy, put, remove, setSynonyms, find, findWith, suggest }
}

function replaceWords(vocabulary: Vocabulary, before: ReadGroup[], after: ReadGroup[]) {
  const [left, come] = [new Set(before), new Set(after)]
  for (const group of after) if (!left.has(group)) group.words.forEach(vocabulary.add)
  for (const group of before) if (!come.has(group)) group.words.forEach(vocabulary.remove)
}

const maxCorrected = 2

const letters = /\p{L}+/gu

const nothing: SearchResult = { ids: [], complete: 0 }

/** A single digit stands in nearly every product. */
const isSmallNumber = ({ kind, text }: Concept) => kind === 'number' && text.length === 1
