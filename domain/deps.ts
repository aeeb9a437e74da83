import type { Db, Tx } from '../db/connect.ts'
import type { Uploads } from './catalogue/editing/uploads.ts'
import type { LiveCatalogue } from './catalogue/snapshot/live-catalogue.ts'
import type { SearchMisses } from './reports/search-misses.ts'

/** What the business acts need, handed in by whoever starts the program. */
export type Deps = {
  db: Db
  /** The published catalogue of the moment; a change replaces it whole. */
  catalogue: LiveCatalogue
  uploads: Uploads
  mailQueue: MailQueue
  searchMisses: SearchMisses
  /** Where files lie that belong to the data. */
  dataDir: string
  now: () => Date
}

export type MailQueue = {
  /** Part of the transaction: the jobs exist if and only if the request does. */
  enqueue: (tx: Tx, mailIds: number[]) => Promise<void>
  /** After the commit: no need to wait for the next poll. */
  wake: () => void
}
