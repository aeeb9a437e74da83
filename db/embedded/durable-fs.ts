import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Module = Parameters<NodeFS['init']>[1]
type StreamOps = { fsync?: (stream: { nfd: number }) => number }
type WithNodeFs = {
  NODEFS?: { stream_ops: StreamOps }
  FS: { filesystems: { NODEFS: { stream_ops: StreamOps } } }
}

/** Emscripten's NODEFS does not implement fsync, so a commit would only be as safe as the page cache. */
export class DurableFs extends NodeFS {
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
