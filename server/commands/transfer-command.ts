import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Connection, withConnection } from '../../db/connect.ts'
import type { Report } from '../../db/transfer/format.ts'
import { readEnv } from '../process/env.ts'
import { BadUse, explainFailure } from '../process/lifecycle.ts'

type Command = {
  usage: string
  flags?: string[]
  check?: (path: string) => Promise<void>
  run: (transfer: Transfer) => Promise<string>
}
type Transfer = { connection: Connection; dataDir: string; path: string; flags: Set<string>; report: Report }

export async function runTransferCommand({ usage, flags = [], check, run }: Command): Promise<void> {
  // The thread of the embedded database may end.
  process.on('uncaughtException', explainFailure)
  try {
    const given = readArguments(usage, flags)
    await check?.(given.path)
    const env = readEnv(process.env)
    const bar = progressBar(process.stderr)
    let isInterrupted = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isInterrupted = true))
    const report: Report = (progress) => {
      if (isInterrupted) throw new BadUse('Interrupted. Nothing was changed.')
      bar.report(progress)
    }
    const transfer = (connection: Connection) => run({ connection, dataDir: env.dataDir, ...given, report })
    console.log(await withConnection({ ...env, onError: explainFailure }, transfer).finally(bar.end))
  } catch (error) {
    explainFailure(error)
  }
}

function readArguments(usage: string, flags: string[]) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' }])),
  })
  const given = Object.keys(values)
  const [file, ...others] = positionals
  if (!file || others.length > 0 || given.some((flag) => !flags.includes(flag))) throw new BadUse(`Usage: ${usage}`)
  return { path: resolve(file), flags: new Set(given) }
}

const width = 30
const refreshMs = 100

function progressBar(screen: NodeJS.WriteStream): { report: Report; end: () => void } {
  if (!screen.isTTY) return { report: () => undefined, end: () => undefined }
  let drawnAt = 0
  return {
    report: ({ label, done, total }) => {
      const time = Date.now()
      if (time - drawnAt < refreshMs && done < total) return
      drawnAt = time
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * width)
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      screen.write(`\r\x1b[K${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${label}`)
    },
    end: () => screen.write('\r\x1b[K'),
  }
}
