import type { Db, Tx } from '../db/connect.ts'
import type { Uploads } from './catalogue/editing/uploads.ts'
import type { LiveCatalogue } from './catalogue/snapshot/live-catalogue.ts'
import type { SearchLog } from './reports/search-log.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import type { TrackingLinks } from './tracking/tracking-links.ts'

export type Deps = {
  db: Db
  catalogue: LiveCatalogue
  settings: LiveSettings
  uploads: Uploads
  mailQueue: MailQueue
  searchLog: SearchLog
  tracking: TrackingLinks
  dataDir: string
  now: () => Date
}

export type MailQueue = {
  /** Runs in the transaction, so that the jobs exist if and only if the request does. */
  enqueue: (tx: Tx, mailIds: number[]) => Promise<void>
  /** Called after the commit, so that the queue does not wait for its next poll. */
  wake: () => void
}
