import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { folderStore, tableStore, type UploadStore } from '../db/uploads.ts'
import { seed } from '../demo/seed.ts'

import { startPostgres } from '../tests/support/postgres-server.ts'
import { compareAll } from './measure.ts'
import { benchFolder } from './own-site.ts'
import { compared, type Result } from './results.ts'

const sizes = { picture: 60_000, pdf: 10_000_000 }
const files = { picture: 100, pdf: 4 }

const randomName = () => `${randomBytes(16).toString('hex')}.jpg`

/** Milliseconds for one file. */
async function timed(names: string[], act: (name: string) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (const name of names) await act(name)
  return (performance.now() - start) / names.length
}

const measure = (store: UploadStore, kind: keyof typeof sizes) => async () => {
  const content = randomBytes(sizes[kind])
  const names = Array.from({ length: files[kind] }, randomName)
  const put = await timed(names, (name) => store.put(name, content))
  const read = await timed(names, store.read)
  for (const name of names) await store.remove(name)
  return { put, read }
}

export async function benchUploads(rounds: number): Promise<Result[]> {
  const postgres = startPostgres({ isDurable: true })
  const dataDir = benchFolder()
  const connection = await connect({ databaseUrl: postgres.url, dataDir, onError: console.error })
  try {
    await migrate(connection.db, seed)
    const [table, folder] = [tableStore(connection.db), folderStore(join(dataDir, 'uploads'))]
    const results: Result[] = []
    for (const kind of ['picture', 'pdf'] as const) {
      const { put, read } = await compareAll(measure(table, kind), measure(folder, kind), rounds)
      const size = `${sizes[kind] / 1000} kB`
      results.push(compared(`upload of ${size} stored in the database`, 'ms', 'folder', put))
      results.push(compared(`upload of ${size} read from the database`, 'ms', 'folder', read))
    }
    return results
  } finally {
    await connection.close()
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
