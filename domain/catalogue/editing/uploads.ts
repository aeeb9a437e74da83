import type { Tx } from '../../../db/connect.ts'
import type { Outcome } from '../../outcome.ts'

export type Uploads = {
  keepPicture: (bytes: Uint8Array, options?: { wide?: boolean }) => Promise<Outcome<string>>
  keepPdf: (bytes: Uint8Array) => Promise<Outcome<string>>
  has: (tx: Tx, address: string) => Promise<boolean>
  lookUpFiles: () => Promise<(address: string) => boolean>
  /** Nothing is removed if the files belong to another database, because only that one knows which are in use. */
  removeUnused: (
    inUse: string,
    before: Date,
    installation: string,
    stopping: AbortSignal,
  ) => Promise<'removed' | 'not_ours'>
}
