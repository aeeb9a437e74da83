import type { Db, Tx } from '../db/connect.ts'
import type { LiveCatalogue } from './catalogue/snapshot/live-catalogue.ts'
import type { Outcome } from './outcome.ts'
import type { SearchLog } from './reports/search-log.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import type { Auth } from './staff/auth.ts'
import type { TrackingLinks } from './tracking/tracking-links.ts'

/** What the application is made of, handed in at its start. A function names the few that it uses. */
export type Deps = {
  db: Db
  catalogue: LiveCatalogue
  settings: LiveSettings
  uploads: Uploads
  mailQueue: MailQueue
  searchLog: SearchLog
  tracking: TrackingLinks
  auth: Auth
  publicUrl: string
  dataDir: string
  now: () => Date
}

export type MailQueue = {
  /** Runs in the transaction, so that the jobs exist if and only if the request does. */
  enqueue: (tx: Tx, mailIds: number[]) => Promise<void>
  /** Called after the commit, so that the queue does not wait for its next poll. */
  wake: () => void
}

export type Uploads = {
  storePicture: (bytes: Uint8Array, options?: { wide?: boolean }) => Promise<Outcome<string>>
  storePdf: (bytes: Uint8Array) => Promise<Outcome<string>>
  has: (tx: Tx, address: string) => Promise<boolean>
  lookUpFiles: () => Promise<(address: string) => boolean>
  /** If the files belong to another database, only that one knows which are in use. */
  listUnused: (inUse: string, before: Date, installation: string) => Promise<string[] | 'not_ours'>
  removeUnused: (tx: Tx, names: string[], inUse: string) => Promise<void>
}
