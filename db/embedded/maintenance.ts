import type { Pool } from 'pg'

const minute = 60_000

/** A PostgreSQL server does these by itself; the embedded one does not. */
const chores = [
  { statement: 'checkpoint', everyMs: 5 * minute },
  { statement: 'vacuum (analyze)', everyMs: 60 * minute },
]

export function scheduleMaintenance(pool: Pool, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timers = chores.map(({ statement, everyMs }) =>
    setInterval(() => {
      running = running.then(() => pool.query(statement)).catch(onError)
    }, everyMs).unref(),
  )
  const stop = async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
  return { stop }
}
