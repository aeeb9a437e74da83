import { desc, lt, notInArray, sql } from 'drizzle-orm'
import type { SearchMiss } from '../../contract/admin/dashboard.ts'
import type { Db } from '../../db/connect.ts'
import { searchMisses } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { chileanDay } from '../chilean-day.ts'
import { splitWords } from '../search-words.ts'

const flushMs = 30_000
const longest = 60
const mostWaiting = 500
const mostKept = 1000
const keptDays = 180

/** A telephone number or an identity number has more digits than any product. */
const fewestTellingDigits = 7

export type SearchMisses = { note: (text: string) => void }

type Options = { db: Db; now: () => Date; onError: (error: unknown) => void }

/** Counts searches that found nothing. A search never waits for it: the counts gather here and are written together. */
export function gatherSearchMisses({ db, now, onError }: Options) {
  let waiting = new Map<string, number>()

  const note = (text: string) => {
    const kept = withoutPerson(text)
    if (!kept || (waiting.size >= mostWaiting && !waiting.has(kept))) return
    const typed = [...waiting.keys()]
    // Somebody is still typing, or taking letters back: it is one search, and the longest text says most.
    if (typed.some((other) => other.startsWith(kept) && other !== kept)) return
    for (const other of typed) if (kept.startsWith(other) && other !== kept) waiting.delete(other)
    waiting.set(kept, (waiting.get(kept) ?? 0) + 1)
  }

  const flush = async () => {
    if (waiting.size === 0) return
    const writing = waiting
    waiting = new Map()
    await storeMisses(db, writing, now()).catch(onError)
  }

  const timer = setInterval(flush, flushMs).unref()
  const stop = async () => {
    clearInterval(timer)
    await flush()
  }
  return { note, flush, stop }
}

/** The words in one spelling; nothing where they may tell who searched. */
export function withoutPerson(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  if (text.includes('@') || digits.length >= fewestTellingDigits) return undefined
  const words = splitWords(text).join(' ')
  return words.length > 1 && words.length <= longest ? words : undefined
}

async function storeMisses(db: Db, counts: Map<string, number>, now: Date): Promise<void> {
  const lastDay = chileanDay(now).toString()
  const oldest = chileanDay(now).subtract({ days: keptDays }).toString()
  const worthKeeping = db
    .select({ text: searchMisses.text })
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastDay))
    .limit(mostKept)
  await transact(db, async (tx) => {
    await tx
      .insert(searchMisses)
      .values([...counts].sort().map(([text, count]) => ({ text, count, lastDay })))
      .onConflictDoUpdate({
        target: searchMisses.text,
        set: { count: sql`${searchMisses.count} + excluded.count`, lastDay: sql`excluded.last_day` },
      })
    await tx.delete(searchMisses).where(lt(searchMisses.lastDay, oldest))
    await tx.delete(searchMisses).where(notInArray(searchMisses.text, worthKeeping))
  })
}

/** Those that were searched for most, first. */
export async function listSearchMisses(db: Db): Promise<SearchMiss[]> {
  return db.select().from(searchMisses).orderBy(desc(searchMisses.count), desc(searchMisses.lastDay)).limit(100)
}
