import type { Readable } from 'node:stream'
import { streamExport } from '../../db/transfer/export-data.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'

import { recordPrivacyEvent } from './privacy-events.ts'

export async function makeBackup({ db, dataDir, now }: Deps, by: Staff): Promise<Readable> {
  await recordPrivacyEvent(db, { kind: 'backup', staffId: by.id, at: now() })
  return streamExport({ db, dataDir, report: () => undefined })
}
