import { FolderInUse } from '../db/embedded/folder-lock.ts'
import { BadSetting } from './env.ts'
import type { Logger } from './log.ts'

/** Longer than the longest request and delivery together; an orchestrator usually waits 30 s. */
const patienceMs = 25_000

/** On SIGTERM or SIGINT: stop what was started, in the order given, then end. */
export function closeOnSignal(log: Logger, steps: (() => Promise<void>)[]): void {
  let closing = false
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), patienceMs).unref()
    for (const step of steps) await step()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)
}

/** What the person who starts it can mend gets one line; a bug gets its stack. */
export function explainFailure(error: unknown): never {
  const expected = error instanceof BadSetting || error instanceof FolderInUse || isSystemFault(error)
  console.error(expected ? error.message : error)
  process.exit(1)
}

const isSystemFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
