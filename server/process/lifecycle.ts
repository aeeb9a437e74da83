import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { CannotConnect } from '../../db/connect.ts'
import { FolderInUse, UnusableFolder, UnusableLock } from '../../db/embedded/data-folder.ts'
import { UnsupportedDatabase } from '../../db/migrate.ts'
import { UnsuitableServer } from '../../db/server-requirements.ts'
import { NothingToExport } from '../../db/transfer/export-data.ts'
import { UnusableFile } from '../../db/transfer/format.ts'
import { ImportBlocked } from '../../db/transfer/import-data.ts'
import { FilesLeftBehind } from '../../db/transfer/receive-files.ts'
import { BadSetting } from './env.ts'
import type { Logger } from './log.ts'

/** After draining, the steps take up to 23 s (8 s for requests, 15 s for deliveries); orchestrators usually wait 30 s. */
const closingTimeoutMs = 28_000

type Closing = { log: Logger; drainMs: number; steps: (() => Promise<void>)[] }

export function closeOnSignal({ log, drainMs, steps }: Closing): void {
  let closing = false
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), drainMs + closingTimeoutMs).unref()
    let failures = 0
    for (const step of steps) {
      await step().catch((error) => {
        failures += 1
        log.error({ err: error }, 'closing failed')
      })
    }
    process.exit(failures === 0 ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)
}

export class BadUse extends Error {}

const expected = [
  BadSetting,
  BadUse,
  CannotConnect,
  FilesLeftBehind,
  FolderInUse,
  ImportBlocked,
  NothingToExport,
  UnsuitableServer,
  UnsupportedDatabase,
  UnusableFile,
  UnusableFolder,
  UnusableLock,
]

export function explainFailure(error: unknown): never {
  const isExpected = expected.some((kind) => error instanceof kind) || isSystemFault(error)
  console.error(isExpected && error instanceof Error ? error.message : (databaseFault(error) ?? error))
  process.exit(1)
}

const isSystemFault = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)

/** PostgreSQL's error classes for insufficient resources, I/O errors and corrupted files. */
const unusable = /^(53|58|XX00[12])/

function databaseFault(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error
  if (!(cause instanceof pg.DatabaseError) || !unusable.test(cause.code ?? '')) return undefined
  return (
    `The database cannot be used (${cause.message}). If its disk is full, make room, then start again; ` +
    'if its files are damaged, restore a backup with npm run db:import.'
  )
}

const quietMs = 60_000

/** While the database is unavailable the same failures come several times a second, so each is logged once a minute. */
export function reportFailures(log: Logger, monotonicMs: () => number): (error: unknown) => void {
  const kinds = new LRUCache<string, { loggedAt: number; repeated: number }>({ max: 100 })
  return (error) => {
    const kind = kindOf(error)
    const known = kinds.get(kind)
    if (known && monotonicMs() - known.loggedAt < quietMs) {
      known.repeated += 1
      return
    }
    kinds.set(kind, { loggedAt: monotonicMs(), repeated: 0 })
    log.error({ err: error, ...(known?.repeated && { repeated: known.repeated }) }, 'background failure')
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const deepest = error.cause instanceof Error ? error.cause : error
  return [error.name, 'code' in deepest ? deepest.code : deepest.message].join(' ')
}
