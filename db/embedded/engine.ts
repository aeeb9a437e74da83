import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** These are PGlite's defaults without -F, which disables fsync. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // The default of 128 MB is allocated in full, and the database is small.
  ...['-c', 'shared_buffers=16MB'],
]

/** SQL errors are part of the protocol; an exception means that the engine is broken, so the process must end. */
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

export async function openEngine(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeDatabase(folder)
  // PGlite would treat the folder as empty and create a new database over the old one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('The folder holds no database.')
  return open(folder)
}

/** An interrupted creation must not be taken for a database. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const engine = await open(unfinished)
  await engine.close()
  renameSync(unfinished, folder)
  syncFolder(dirname(folder))
}

/** A rename is durable only after its folder is synced. */
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

type Module = Parameters<NodeFS['init']>[1]
type StreamOps = { fsync?: (stream: { nfd: number }) => number }
type WithNodeFs = {
  NODEFS?: { stream_ops: StreamOps }
  FS: { filesystems: { NODEFS: { stream_ops: StreamOps } } }
}

/** Emscripten's NODEFS does not implement fsync, so a commit would only be as safe as the page cache. */
class DurableFs extends NodeFS {
  override async init(pg: PGlite, options: Module) {
    const { emscriptenOpts } = await super.init(pg, options)
    const passOnFsync = (module: unknown) => {
      const { NODEFS, FS } = module as WithNodeFs
      const { stream_ops } = NODEFS ?? FS.filesystems.NODEFS
      stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passOnFsync] } }
  }
}
