import type { Connection } from '../../db/connect.ts'
import { createSheetThread, type SheetThread } from '../../documents/sheet-thread.ts'
import {
  createCatalogueLoader,
  createLiveCatalogue,
  type LiveCatalogue,
} from '../../domain/catalogue/snapshot/live-catalogue.ts'
import type { MailQueue } from '../../domain/deps.ts'
import { createSearchLog } from '../../domain/reports/search-log.ts'
import { createLiveSettings } from '../../domain/settings/live-settings.ts'
import type { HashCost } from '../../domain/staff/argon2id.ts'
import { createAuth } from '../../domain/staff/auth.ts'
import { createTrackingLinks } from '../../domain/tracking/tracking-links.ts'
import type { ComposeDeps } from '../../mail/envelope.ts'
import { quotePdf } from '../documents.ts'
import { withVersion } from '../library.ts'
import { createUploads, openUploads } from '../uploads/store-uploads.ts'

/** The rest depends on where mails go. */
export type MailDeps = Omit<ComposeDeps, 'renderMail' | 'mailTo'>

type Options<Queue extends MailQueue> = {
  publicUrl: string
  dataDir: string
  now: () => Date
  onError: (error: unknown) => void
  startMail: (deps: MailDeps) => Promise<Queue>
  catalogue?: LiveCatalogue
  sheetThread?: SheetThread
  hashCost?: HashCost
}

/** Opens what the application works with on a migrated database; `catalogue` and `sheetThread` may exist already. */
export async function createServices<Queue extends MailQueue>(
  connection: Connection,
  { publicUrl, dataDir, now, onError, startMail, hashCost, ...existing }: Options<Queue>,
) {
  const { db } = connection
  const { uploadStore, localUploads } = await openUploads(connection, dataDir)
  const catalogue = existing.catalogue ?? (await openCatalogue(connection, onError))
  const settings = await createLiveSettings(db, onError)
  const tracking = await createTrackingLinks(db, publicUrl)
  const sheetThread = existing.sheetThread ?? createSheetThread()
  const drawing = { db, settings, now, sheetThread, localUploads }
  const mailQueue = await startMail({
    db,
    catalogue,
    settings,
    tracking,
    now,
    publicUrl,
    quotePdf: (requestId, version) => quotePdf(drawing, { requestId, version }),
  })
  const auth = await createAuth({ db, publicUrl, ...(hashCost && { hashCost }) })
  const searchLog = createSearchLog({ db, now, onError })
  const uploads = createUploads(uploadStore)
  const deps = { db, catalogue, settings, uploads, mailQueue, searchLog, tracking, auth, publicUrl, dataDir, now }
  return { deps, uploadStore, localUploads, sheetThread }
}

async function openCatalogue({ db }: Connection, onError: (error: unknown) => void): Promise<LiveCatalogue> {
  const load = createCatalogueLoader(db, withVersion)
  return createLiveCatalogue(await load(), load, onError)
}
