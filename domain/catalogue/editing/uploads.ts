import type { Tx } from '../../../db/connect.ts'
import type { Outcome } from '../../outcome.ts'

export type Uploads = {
  keepPicture: (bytes: Uint8Array, options?: { wide?: boolean }) => Promise<Outcome<string>>
  keepPdf: (bytes: Uint8Array) => Promise<Outcome<string>>
  has: (tx: Tx, address: string) => Promise<boolean>
  lookUpFiles: () => Promise<(address: string) => boolean>
  /** If the files belong to another database, only that one knows which are in use. */
  listUnused: (inUse: string, before: Date, installation: string) => Promise<string[] | 'not_ours'>
  removeUnused: (tx: Tx, names: string[], inUse: string) => Promise<void>
}
