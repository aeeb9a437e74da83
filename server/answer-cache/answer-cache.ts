import type { Catalogue } from '../../domain/catalogue.ts'
import { cacheKeyOf } from './cache-key.ts'
import { type StoredAnswer, sizeOf, storeAnswer, tighten } from './stored-answer.ts'

/** After this an answer is rebuilt, while the old one still serves: banners come and go with the hour. */
const freshMs = 30_000

/** An answer that nobody asked for this long is rebuilt before anybody gets it, if it can be. */
const staleMs = 60_000

/** Of compressed answers: some 3,000 pages. */
const usualBytes = 128 * 1024 * 1024

/** An answer of a former version is not sent any more; if the new one turns out the same, its bytes are used again. */
type Entry = { answer: StoredAnswer; madeAt: number; version: number }

type Options = {
  /** Makes the answer for an address; it knows nothing of who asked. */
  make: (address: string) => Promise<Response>
  catalogue: { readonly current: Catalogue }
  monotonicMs: () => number
  onError: (error: unknown) => void
  /** Beyond it, answers that were not asked for the longest go. */
  mostBytes?: number
  isOff?: boolean
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** The site's public answers, each made once for all who ask. A change of the catalogue makes all of them void at once. */
export function createAnswerCache(options: Options) {
  const { make, catalogue, monotonicMs, onError, mostBytes = usualBytes, isOff = false } = options
  const entries = new Map<string, Entry>()
  const underway = new Map<string, Promise<StoredAnswer | undefined>>()
  let bytes = 0
  let madeFrom = catalogue.current
  let version = 0
  let improving = Promise.resolve()

  const valid = (key: string) => {
    const entry = entries.get(key)
    return entry?.version === version ? entry : undefined
  }

  /** The key of an address in the present catalogue. */
  function keyOf(address: string): string | undefined {
    if (isOff) return undefined
    if (madeFrom !== catalogue.current) {
      madeFrom = catalogue.current
      version++
      underway.clear()
    }
    // Most addresses are spelled as their key is.
    return valid(address) ? address : cacheKeyOf(address, madeFrom)
  }

  function keep(key: string, answer: StoredAnswer) {
    bytes += sizeOf(answer) - sizeOf(entries.get(key)?.answer)
    entries.delete(key)
    entries.set(key, { answer, madeAt: monotonicMs(), version })
    for (const [oldest, entry] of entries) {
      if (bytes <= mostBytes) return
      entries.delete(oldest)
      bytes -= sizeOf(entry.answer)
    }
  }

  async function makeAnswer(key: string): Promise<StoredAnswer | undefined> {
    const before = version
    const made = await make(key)
    if (made.status !== 200) return undefined
    const former = entries.get(key)?.answer
    const answer = await storeAnswer(made, former)
    if (before !== version || madeFrom !== catalogue.current) return answer
    keep(key, answer)
    if (answer === former && !answer.isTight) improve(key, answer)
    return answer
  }

  /** One at a time: it takes a whole processor, and visitors come first. */
  function improve(key: string, answer: StoredAnswer) {
    improving = improving
      .then(async () => {
        if (valid(key)?.answer !== answer) return
        const tight = await tighten(answer)
        if (valid(key)?.answer === answer) keep(key, tight)
      })
      .catch(onError)
  }

  /** However many ask at the same time. */
  function makeOnce(key: string): Promise<StoredAnswer | undefined> {
    const running = underway.get(key)
    if (running) return running
    const making = makeAnswer(key).finally(() => underway.get(key) === making && underway.delete(key))
    underway.set(key, making)
    return making
  }

  function findByKey(key: string): StoredAnswer | undefined {
    const entry = valid(key)
    if (!entry) return undefined
    const age = monotonicMs() - entry.madeAt
    if (age > staleMs) return undefined
    entries.delete(key)
    entries.set(key, entry)
    if (age > freshMs) makeOnce(key).catch(onError)
    return entry.answer
  }

  return {
    /** What is at hand. */
    find: (address: string): StoredAnswer | undefined => {
      const key = keyOf(address)
      return key === undefined ? undefined : findByKey(key)
    },
    /** What is at hand, or else made now; nothing for addresses whose answers are not kept. */
    get: async (address: string): Promise<StoredAnswer | undefined> => {
      const key = keyOf(address)
      if (key === undefined) return undefined
      return findByKey(key) ?? (await makeOnce(key)) ?? valid(key)?.answer
    },
  }
}
