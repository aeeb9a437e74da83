import { access } from 'node:fs/promises'
import { importData } from '../db/transfer/import-data.ts'
import { runTransferCommand } from './transfer-command.ts'

await runTransferCommand({
  usage: 'npm run db:import -- file [--replace]',
  flags: ['replace'],
  check: (path) => access(path),
  run: async ({ connection: { db, location }, dataDir, path, flags, report }) => {
    const { tables, rows, files } = await importData({ db, dataDir, replace: flags.has('replace'), report }, path)
    return `Imported ${tables} tables, ${rows} rows and ${files} files into ${location}.`
  },
})
