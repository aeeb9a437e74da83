import { desc, inArray, lt, max, notInArray, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { searches } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { SearchEvent } from '../../shared/reports/searches.ts'
import { chileanDay } from '../calendar/chilean-calendar.ts'
import { plainWords } from '../catalogue/search/tokens.ts'

export const maxTexts = 1000
const keptDays = 180

type SearchCounts = Omit<typeof searches.$inferSelect, 'text' | 'day'>

/** Returns the given texts that the table has now. */
async function storeSearches(db: Db, counts: Map<string, SearchCounts>, now: Date): Promise<Set<string>> {
  const day = chileanDay(now).toString()
  const oldest = chileanDay(now).subtract({ days: keptDays }).toString()
  return transact(db, async (tx) => {
    const known = await knownTexts(tx, [...counts.keys()])
    const worthStoring = [...counts].filter(([text, { searched }]) => searched > 1 || known.has(text)).sort()
    if (worthStoring.length === 0) return known
    await tx
      .insert(searches)
      .values(worthStoring.map(([text, each]) => ({ text, day, ...each })))
      .onConflictDoUpdate({ target: [searches.text, searches.day], set: addition })
    await tx.delete(searches).where(lt(searches.day, oldest))
    if (worthStoring.some(([text]) => !known.has(text))) await dropRarest(tx)
    return new Set(worthStoring.map(([text]) => text))
  })
}

const { searched, results, opened, positions, added } = searches

const addition = {
  searched: sql`${searched} + excluded.searched`,
  results: sql`case when excluded.searched > 0 then excluded.results else ${results} end`,
  opened: sql`${opened} + excluded.opened`,
  positions: sql`${positions} + excluded.positions`,
  added: sql`${added} + excluded.added`,
}

async function knownTexts(tx: Tx, texts: string[]): Promise<Set<string>> {
  const rows = await tx.selectDistinct({ text: searches.text }).from(searches).where(inArray(searches.text, texts))
  return new Set(rows.map(({ text }) => text))
}

async function dropRarest(tx: Tx): Promise<void> {
  const worthKeeping = tx
    .select({ text: searches.text })
    .from(searches)
    .groupBy(searches.text)
    .orderBy(desc(sum(searched)), desc(max(searches.day)))
    .limit(maxTexts)
  await tx.delete(searches).where(notInArray(searches.text, worthKeeping))
}

const flushMs = 30_000
const longest = 60
const maxWaiting = 500
const typingMs = 3_000

/** Of one text between two writes, so that one visitor cannot make it look important. */
const maxOfOneText = 20

/** The mean position would else tell of a single visitor. */
const lastPosition = 120

/** Phone and identity numbers have at least this many digits, and product codes fewer. */
const minTellingDigits = 7

/** Also as people write it to avoid the sign. */
const mailAddress = /@|%40|\(at\)|arroba|gmail|hotmail|outlook|punto (?:com|cl)\b/

export type SearchLog = {
  note: (text: string, results: number) => void
  noteEvent: (event: SearchEvent) => void
}

type Options = { db: Db; now: () => Date; onError: (error: unknown) => void }

const nothing: SearchCounts = { searched: 0, results: 0, opened: 0, positions: 0, added: 0 }

/** A text that was searched once may be a person's name, so it is stored only when it is searched again. */
export function createSearchLog({ db, now, onError }: Options) {
  let waiting = new Map<string, SearchCounts>()
  let unstored = new Map<string, SearchCounts>()
  const recent = new Map<string, number>()

  const count = (text: string, what: 'searched' | 'opened' | 'added', more: Partial<SearchCounts> = {}) => {
    const counts = waiting.get(text) ?? nothing
    if (counts[what] >= maxOfOneText) return
    if (counts !== nothing || waiting.size < maxWaiting)
      waiting.set(text, sumOf(counts, { ...nothing, ...more, [what]: 1 }))
  }

  const note = (text: string, results: number) => {
    const kept = withoutPerson(text)
    if (!kept) return
    const at = now().getTime()
    for (const [typed, time] of recent) if (at - time > typingMs) recent.delete(typed)
    // Texts that extend each other within seconds come from typing, so they are one search.
    const others = [...recent.keys()].filter((other) => other !== kept)
    if (others.some((longer) => longer.startsWith(kept))) return
    const [typed] = others.filter((shorter) => kept.startsWith(shorter)).sort((a, b) => b.length - a.length)
    if (typed) takeBack(typed)
    recent.set(kept, at)
    count(kept, 'searched', { results })
  }

  const takeBack = (text: string) => {
    const counts = waiting.get(text) ?? nothing
    recent.delete(text)
    const isOnlyTyped = counts.searched <= 1 && counts.opened + counts.added === 0
    if (isOnlyTyped) waiting.delete(text)
    else waiting.set(text, { ...counts, searched: Math.max(0, counts.searched - 1) })
  }

  const noteEvent = (event: SearchEvent) => {
    const kept = withoutPerson(event.text)
    if (!kept) return
    if (event.event === 'added') count(kept, 'added')
    else count(kept, 'opened', { positions: Math.min(event.position, lastPosition) })
  }

  const write = async () => {
    if (waiting.size === 0) return
    const all = new Map(unstored)
    for (const [text, counts] of waiting) all.set(text, sumOf(all.get(text) ?? nothing, counts))
    waiting = new Map()
    const stored = await storeSearches(db, all, now()).catch(onError)
    unstored = new Map([...all].filter(([text]) => !stored?.has(text)).slice(-maxWaiting))
  }

  // Each write begins with what the one before could not store.
  let writing = Promise.resolve()
  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  const timer = setInterval(flush, flushMs).unref()
  const stop = async () => {
    clearInterval(timer)
    await flush()
  }
  return { note, noteEvent, flush, stop }
}

const sumOf = (one: SearchCounts, later: SearchCounts): SearchCounts => ({
  searched: one.searched + later.searched,
  results: later.searched > 0 ? later.results : one.results,
  opened: one.opened + later.opened,
  positions: one.positions + later.positions,
  added: one.added + later.added,
})

export function withoutPerson(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase()
  const digits = plain.replaceAll(/\D/g, '')
  if (mailAddress.test(plain) || digits.length >= minTellingDigits) return undefined
  const words = plainWords(text).join(' ')
  return words.length > 1 && words.length <= longest ? words : undefined
}
