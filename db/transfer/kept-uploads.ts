import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { tableStore } from '../uploads/table-store.ts'
import { chunkBytes, type KeptFile, uploadsFolder } from './kept-files.ts'

/** The table is missing in a database of an older version, and empty in an embedded one. */
export async function listStoredUploads(db: Tx): Promise<KeptFile[]> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('public.uploads') is not null as there`)
  if (!rows[0]?.there) return []
  const store = tableStore(db)
  return (await store.list()).map(({ name, bytes }) => ({
    name: `${uploadsFolder}/${name}`,
    bytes,
    open: async () => {
      const content = await store.read(name)
      return content && chunksOf(content)
    },
  }))
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes)
}

/** The files were received into a folder, because only then are they known to be whole. */
export async function storeReceivedUploads(tx: Tx, arriving: string): Promise<void> {
  const folder = join(arriving, uploadsFolder)
  const store = tableStore(tx)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const { mtime } = await stat(path)
    await store.put(path.slice(folder.length + 1), await readFile(path), mtime)
    await rm(path)
  }
}
