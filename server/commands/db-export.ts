import { stat } from 'node:fs/promises'
import { exportData } from '../../db/transfer/export-data.ts'
import { runTransferCommand } from './transfer-command.ts'

await runTransferCommand({
  usage: 'npm run db:export -- file',
  run: async ({ connection: { db, location }, dataDir, path, report }) => {
    await exportData({ db, dataDir, report }, path)
    return `Exported ${location} to ${path} (${(await stat(path)).size} bytes).`
  },
})
