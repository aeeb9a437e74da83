import { emptyTrash } from '../domain/catalogue/editing/empty-trash.ts'
import type { Deps } from '../domain/deps.ts'
import { applyRetention } from '../domain/privacy/retention.ts'
import { followUpQuotes } from '../domain/quotes/follow-up/follow-up-quotes.ts'
import { forgetExpired } from '../domain/staff/forget-expired.ts'
import { removeLeftovers } from './remove-leftovers.ts'

const hour = 60 * 60_000
const day = 24 * hour

type Chore = (stopping: AbortSignal) => Promise<unknown>

export function startChores(deps: Deps, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  const daily: Chore[] = [
    (stopping) => applyRetention(deps, stopping),
    () => forgetExpired(deps),
    (stopping) => emptyTrashAndReport(deps, stopping),
    (stopping) => removeLeftovers(deps.dataDir, deps.now(), stopping),
  ]
  const hourly: Chore[] = [(stopping) => followUpQuotes(deps, stopping)]
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const run = (chores: Chore[]) => {
    for (const chore of chores) {
      running = running.then(() => !stopping.signal.aborted && chore(stopping.signal)).catch(onError)
    }
  }
  run([...daily, ...hourly])
  const timers = [setInterval(run, day, daily).unref(), setInterval(run, hour, hourly).unref()]
  const stop = async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await running
  }
  return { stop }
}

async function emptyTrashAndReport(deps: Deps, stopping: AbortSignal): Promise<void> {
  if ((await emptyTrash(deps, deps.uploads, stopping)) === 'not_ours') {
    throw new Error(
      'Unused uploads were not removed: uploads.installation in the data folder names another database. ' +
        'If the files belong to this one, delete that file.',
    )
  }
}
