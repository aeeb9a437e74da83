import { fold } from '../../../shared/text.ts'

export type NameIndex = {
  put: (id: number, name: string) => void
  remove: (id: number) => void
  /** The products that the texts name, each with the words that name it. */
  find: (texts: string[]) => { id: number; text: string }[]
  /** The copy may change while this one stays as it is. */
  copy: () => NameIndex
}

type From = {
  idsByName: ReadonlyMap<string, ReadonlySet<number>>
  nameOf: ReadonlyMap<number, string>
  lengthsByStart: ReadonlyMap<string, number[]>
}

type Word = { word: string; from: number; to: number }

/** A single word, such as «Film», is not yet the name of one product. */
const minWords = 2

export function createNameIndex(from?: From): NameIndex {
  const idsByName = new Map(from?.idsByName)
  const nameOf = new Map(from?.nameOf)
  /** By the first two words, how many words names have, the most first. */
  const lengthsByStart = new Map(from?.lengthsByStart)

  const remove = (id: number) => {
    const name = nameOf.get(id)
    if (name === undefined) return
    // Copies share the sets.
    const left = new Set(idsByName.get(name))
    left.delete(id)
    if (left.size > 0) idsByName.set(name, left)
    else idsByName.delete(name)
    nameOf.delete(id)
  }

  /** The longest name that begins at a word. */
  const nameAt = (words: Word[], at: number) => {
    for (const length of lengthsByStart.get(startOf(words.slice(at, at + 2))) ?? []) {
      const part = words.slice(at, at + length)
      const [id] = part.length === length ? (idsByName.get(keyOf(part)) ?? []) : []
      const last = part.at(-1)
      if (id !== undefined && last) return { id, length, to: last.to }
    }
    return undefined
  }

  return {
    put: (id, name) => {
      remove(id)
      const words = wordsOf(name)
      if (words.length < minWords) return
      const [key, start] = [keyOf(words), startOf(words)]
      nameOf.set(id, key)
      idsByName.set(key, new Set(idsByName.get(key)).add(id))
      const lengths = new Set([...(lengthsByStart.get(start) ?? []), words.length])
      lengthsByStart.set(
        start,
        [...lengths].sort((one, other) => other - one),
      )
    },
    remove,
    copy: () => createNameIndex({ idsByName, nameOf, lengthsByStart }),
    find: (texts) =>
      texts.flatMap((text) => {
        const words = wordsOf(text)
        const found: ReturnType<NameIndex['find']> = []
        for (let at = 0; at < words.length; at++) {
          const name = nameAt(words, at)
          if (!name) continue
          found.push({ id: name.id, text: text.slice(words[at]?.from, name.to) })
          at += name.length - 1
        }
        return found
      }),
  }
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}×]+/gu), ({ 0: word, index }) => ({
    word: fold(word),
    from: index,
    to: index + word.length,
  }))

const keyOf = (words: Word[]) => words.map(({ word }) => word).join(' ')

const startOf = (words: Word[]) => keyOf(words.slice(0, minWords))
