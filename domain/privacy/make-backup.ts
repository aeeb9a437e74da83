import type { Readable } from 'node:stream'
import { streamExport } from '../../db/transfer/export-data.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'

import { recordPrivacyEvent } from './privacy-events.ts'

export async function makeBackup(
  { db, dataDir, now }: Pick<Deps, 'db' | 'dataDir' | 'now'>,
  actor: Staff,
): Promise<Readable> {
  await recordPrivacyEvent(db, actor, { kind: 'backup', at: now() })
  return streamExport({ db, dataDir, report: () => undefined })
}
