import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { UnusableLock } from './unusable-folder.ts'

const SQLITE_BUSY = 5

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process.`)
    this.name = 'FolderInUse'
  }
}

/** The garbage collector would close, and so release, a lock that nobody refers to. */
const held = new Set<DatabaseSync>()

/** PGlite takes no lock and Node has no flock, but the system releases SQLite's file lock when the process dies. */
export function lockFolder(folder: string): { release: () => void } {
  const file = join(folder, 'lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    throw isBusy(error) ? new FolderInUse(folder) : new UnusableLock(folder, file, error)
  }
  held.add(lock)
  return {
    release: () => {
      held.delete(lock)
      lock.close()
    },
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
