import { access } from 'node:fs/promises'
import { importData } from '../../db/transfer/import-data.ts'
import { runTransferCommand } from './transfer-command.ts'

await runTransferCommand({
  usage: 'npm run db:import -- file [--replace]',
  flags: ['replace'],
  check: (path) => access(path),
  run: async ({ connection: { db, isServer, location }, dataDir, path, flags, report }) => {
    const target = { db, isServer, dataDir, replace: flags.has('replace'), report }
    const { tables, rows, files } = await importData(target, path)
    return `Imported ${tables} tables, ${rows} rows and ${files} files into ${location}.`
  },
})
