import { desc, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { SearchMiss } from '../../contract/reports/dashboard.ts'
import type { Db } from '../../db/connect.ts'
import { searchMisses } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { chileanDay } from '../calendar/chilean-day.ts'
import { plainWords } from '../catalogue/search/tokens.ts'

const flushMs = 30_000
const longest = 60
const mostWaiting = 500
const mostKept = 1000
const keptDays = 180

/** Phone and identity numbers have at least this many digits, and product codes fewer. */
const fewestTellingDigits = 7

export type SearchMisses = { note: (text: string) => void }

type Options = { db: Db; now: () => Date; onError: (error: unknown) => void }

/**
 * Counts searches without results. The counts are collected in memory and written together, so that no search waits. A
 * text that was searched once may be a person's name, so it is stored only when it is searched again.
 */
export function gatherSearchMisses({ db, now, onError }: Options) {
  let waiting = new Map<string, number>()
  let once = new Set<string>()

  const note = (text: string) => {
    const kept = withoutPerson(text)
    if (!kept || (waiting.size >= mostWaiting && !waiting.has(kept))) return
    const typed = [...waiting.keys()]
    // Texts that extend each other come from typing or deleting: they are one search, and the longest is counted.
    if (typed.some((other) => other.startsWith(kept) && other !== kept)) return
    for (const other of typed) if (kept.startsWith(other) && other !== kept) waiting.delete(other)
    waiting.set(kept, (waiting.get(kept) ?? 0) + 1)
  }

  const flush = async () => {
    if (waiting.size === 0) return
    const writing = waiting
    waiting = new Map()
    for (const text of once) if (writing.has(text)) writing.set(text, 1 + (writing.get(text) ?? 0))
    const stored = await storeMisses(db, writing, now()).catch(onError)
    once = new Set([...once, ...writing.keys()].filter((text) => !stored?.has(text)).slice(-mostWaiting))
  }

  const timer = setInterval(flush, flushMs).unref()
  const stop = async () => {
    clearInterval(timer)
    await flush()
  }
  return { note, flush, stop }
}

/** Normalises the words; returns undefined if they may identify the person who searched. */
export function withoutPerson(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  if (text.includes('@') || digits.length >= fewestTellingDigits) return undefined
  const words = plainWords(text).join(' ')
  return words.length > 1 && words.length <= longest ? words : undefined
}

/** Returns which of the texts are in the table now. */
async function storeMisses(db: Db, counts: Map<string, number>, now: Date): Promise<Set<string>> {
  const lastDay = chileanDay(now).toString()
  const oldest = chileanDay(now).subtract({ days: keptDays }).toString()
  const worthKeeping = db
    .select({ text: searchMisses.text })
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastDay))
    .limit(mostKept)
  return transact(db, async (tx) => {
    const texts = await tx
      .select({ text: searchMisses.text })
      .from(searchMisses)
      .where(inArray(searchMisses.text, [...counts.keys()]))
    const known = new Set(texts.map(({ text }) => text))
    const worthStoring = [...counts].filter(([text, count]) => count > 1 || known.has(text)).sort()
    if (worthStoring.length === 0) return known
    await tx
      .insert(searchMisses)
      .values(worthStoring.map(([text, count]) => ({ text, count, lastDay })))
      .onConflictDoUpdate({
        target: searchMisses.text,
        set: { count: sql`${searchMisses.count} + excluded.count`, lastDay: sql`excluded.last_day` },
      })
    await tx.delete(searchMisses).where(lt(searchMisses.lastDay, oldest))
    await tx.delete(searchMisses).where(notInArray(searchMisses.text, worthKeeping))
    return new Set(worthStoring.map(([text]) => text))
  })
}

/** Most frequent first. */
export async function listSearchMisses(db: Db): Promise<SearchMiss[]> {
  return db.select().from(searchMisses).orderBy(desc(searchMisses.count), desc(searchMisses.lastDay)).limit(100)
}
