import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { job } from '../../domain/actor.ts'
import type { Deps } from '../../domain/deps.ts'
import { emptyTrash } from '../../domain/history/trash.ts'
import { applyRetention } from '../../domain/privacy/retention.ts'
import { followUpQuotes } from '../../domain/quotes/follow-up-quotes.ts'
import { storeMissingMinutes } from '../../domain/requests/waiting-time.ts'
import { forgetExpired } from '../../domain/staff/sessions.ts'
import { forgetRequestCounts } from '../guard/rate-limits.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const checkMs = 5 * minute

/** If the work takes longer, another process may join it, which harms none of it. */
const leaseMs = 30 * minute

type Work = (stopping: AbortSignal) => Promise<unknown>
type Chore = { name: string; everyMs: number; run: Work }

type Options = {
  deps: Pick<Deps, 'db' | 'settings' | 'uploads' | 'mailQueue' | 'dataDir' | 'now'>
  localUploads: LocalUploads
  onDone?: (chore: string) => void
  onError: (error: unknown) => void
}

export function startChores({ deps, localUploads, onDone, onError }: Options): { stop: () => Promise<void> } {
  const { db } = deps
  /** Once for all processes on one database. */
  const shared: Chore[] = [
    { name: 'retention', everyMs: day, run: (stopping) => applyRetention(deps, job, stopping) },
    { name: 'expired-credentials', everyMs: day, run: () => forgetExpired(deps, job) },
    { name: 'trash', everyMs: day, run: (stopping) => emptyTrashAndReport(deps, stopping) },
    { name: 'quotes', everyMs: hour, run: (stopping) => followUpQuotes(deps, job, stopping) },
    { name: 'request-counts', everyMs: hour, run: () => forgetRequestCounts(db) },
  ]
  /** In every process at its start: each has its folder, and brings what its version adds to the rows. */
  const local: Work[] = [
    (stopping) => removeLeftovers(deps.dataDir, deps.now(), stopping),
    (stopping) => localUploads.prune(stopping),
    // While processes are restarted one after the other, one of the version before may still give first answers.
    (stopping) => storeMissingMinutes(deps, job, deps.settings.current.hours, stopping),
  ]
  const stop = new AbortController()
  const stopping = stop.signal

  const runIfDue =
    ({ name, everyMs, run }: Chore): Work =>
    async () => {
      if (!(await claimChore(db, name, leaseMs))) return
      try {
        await run(stopping)
        await postponeChore(db, name, stopping.aborted ? 0 : everyMs)
        if (!stopping.aborted) onDone?.(name)
      } catch (error) {
        await postponeChore(db, name, hour)
        throw error
      }
    }

  let running: Promise<unknown> = Promise.resolve()
  const run = (chores: Work[]) => {
    for (const chore of chores) {
      running = running.then(() => !stopping.aborted && chore(stopping)).catch(onError)
    }
  }
  const due = shared.map(runIfDue)
  run([...due, ...local])
  const timers = [setInterval(run, checkMs, due).unref(), setInterval(run, day, local).unref()]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stop.abort()
      await running
    },
  }
}

async function emptyTrashAndReport(deps: Pick<Deps, 'db' | 'uploads' | 'now'>, stopping: AbortSignal): Promise<void> {
  if ((await emptyTrash(deps, job, deps.uploads, stopping)) === 'not_ours') {
    throw new Error(
      'Unused uploads were not removed: uploads.installation in the data folder names another database. ' +
        'If the files belong to this one, delete that file.',
    )
  }
}

/** One process gets true. If it dies, the chore is due again after `leaseMs`. */
export async function claimChore(db: Db, name: string, leaseMs: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into chores (name, due_at)
    select ${name}, ${after(leaseMs)}
    where not exists (select from chores where name = ${name} and due_at > now())
    on conflict (name) do update set due_at = excluded.due_at where chores.due_at <= now()
    returning name`)
  return rows.length > 0
}

export async function postponeChore(db: Db, name: string, byMs: number): Promise<void> {
  await db.execute(sql`update chores set due_at = ${after(byMs)} where name = ${name}`)
}

/** The clock of the database, because those of several machines differ. */
const after = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`

const places: { folder: string; name: RegExp }[] = [
  { folder: '.', name: /^backup-.*\.unfinished$/ },
  { folder: 'mail', name: /\.unfinished$/ },
  { folder: 'uploads', name: /^\.[\da-f]{32}/ },
  { folder: 'cache/uploads', name: /^\.[\da-f]{32}/ },
]

/** Files younger than a day may still be in use. */
export async function removeLeftovers(dataDir: string, now: Date, stopping: AbortSignal): Promise<void> {
  for (const { folder, name } of places) {
    const files = await readdir(join(dataDir, folder)).catch(() => [])
    for (const file of files.filter((found) => name.test(found))) {
      if (stopping.aborted) return
      const path = join(dataDir, folder, file)
      const found = await stat(path).catch(() => undefined)
      if (found && found.mtime.getTime() < now.getTime() - day) await rm(path, { force: true })
    }
  }
}
