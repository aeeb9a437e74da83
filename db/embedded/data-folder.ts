import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freeMb, hasRoom } from '../disk.ts'

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

export class UnusableFolder extends Error {
  override name = 'UnusableFolder'

  constructor(folder: string, cause: unknown) {
    super(hasRoom(folder) ? unusable(folder, cause) : full(folder), { cause })
  }
}

export class UnusableLock extends Error {
  override name = 'UnusableLock'

  constructor(folder: string, file: string, cause: unknown) {
    super(hasRoom(folder) ? unusableLock(file, cause) : full(folder), { cause })
  }
}

const unusableLock = (file: string, cause: unknown) =>
  `The lock ${file} cannot be used (${reasonOf(cause)}). It holds no data: make sure that no other process uses the folder ` +
  'and that it can be read and written, delete the lock, then start again.'

const full = (folder: string) =>
  `The disk of the data folder ${folder} is full (${freeMb(folder)} MB free): make room, then start again.`

const unusable = (folder: string, cause: unknown) =>
  `The database in ${folder} cannot be used (${reasonOf(cause)}). If it fails again and the folder can be read and written, ` +
  'its files are damaged or of another version: restore a backup into an empty DATA_DIR with npm run db:import.'

const reasonOf = (cause: unknown) =>
  cause instanceof Error ? cause.message.split('\n', 1)[0] : `its thread ended with code ${cause}`
