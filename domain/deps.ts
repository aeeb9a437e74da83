import type { Db, Tx } from '../db/connect.ts'
import type { Uploads } from './catalogue/editing/uploads.ts'
import type { LiveCatalogue } from './catalogue/snapshot/live-catalogue.ts'
import type { SearchLog } from './reports/search-log.ts'

/** What the business operations need, provided at startup. */
export type Deps = {
  db: Db
  /** The current published catalogue; a change replaces it as a whole. */
  catalogue: LiveCatalogue
  uploads: Uploads
  mailQueue: MailQueue
  searchLog: SearchLog
  /** Directory of the files that belong to the data. */
  dataDir: string
  now: () => Date
}

export type MailQueue = {
  /** Runs in the transaction, so that the jobs exist if and only if the request does. */
  enqueue: (tx: Tx, mailIds: number[]) => Promise<void>
  /** Called after the commit, so that the queue does not wait for its next poll. */
  wake: () => void
}
