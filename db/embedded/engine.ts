import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFs } from './durable-fs.ts'

/** PGlite's own parameters, less -F: it means "do not sync". */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // The default of 128 MB is kept in memory whole, and the database is small.
  ...['-c', 'shared_buffers=16MB'],
]

/** An error in a statement is an answer; an exception means that the engine itself is lost, and the process with it. */
class Engine extends PGlite {
  override async execProtocolRawStream(...args: Parameters<PGlite['execProtocolRawStream']>): Promise<void> {
    try {
      await super.execProtocolRawStream(...args)
    } catch (error) {
      setImmediate(() => {
        throw error
      })
    }
  }
}

/** Opens the database in the folder, and makes it first where there is none. */
export async function openEngine(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeDatabase(folder)
  // PGlite would take it for an empty folder and make a new database over the old one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('The folder holds no database.')
  return open(folder)
}

/** One that is killed while it is made must not be found half made at the next start. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const engine = await open(unfinished)
  await engine.close()
  renameSync(unfinished, folder)
  syncFolder(dirname(folder))
}

/** A new name is safe only when the folder that holds it is on the disk. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

async function open(folder: string): Promise<Engine> {
  const engine = new Engine({ fs: new DurableFs(folder), startParams })
  await engine.waitReady
  return engine
}
