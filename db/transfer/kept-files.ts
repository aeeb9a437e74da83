import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { unlessGone } from '../disk.ts'
import { tableStore } from '../uploads.ts'

/** A multiple of three bytes encodes to base64 without padding. */
const chunkBytes = 48 * 1024

const uploadsFolder = 'uploads'
export const keptFolders = ['mail', uploadsFolder]

const isUnfinished = (name: string) => name.endsWith('.unfinished') || name.startsWith('.')

export type KeptFile = {
  name: string
  bytes: number
  /** A listed file may have been deleted since. */
  open: () => Promise<AsyncIterable<Buffer> | undefined>
}

export async function listKeptFiles(dataDir: string): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const folder of keptFolders) {
    const entries = await unlessGone(readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }))
    for (const entry of entries ?? []) {
      if (!entry.isFile() || isUnfinished(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const found = await unlessGone(stat(path))
      const name = relative(dataDir, path).replaceAll(sep, '/')
      if (found) files.push({ name, bytes: found.size, open: () => openKeptFile(path) })
    }
  }
  return files
}

async function openKeptFile(path: string): Promise<AsyncIterable<Buffer> | undefined> {
  const file = await unlessGone(open(path))
  return file?.createReadStream({ highWaterMark: chunkBytes })
}

/** Other names could leave the folders. */
export const isKeptName = (name: string) =>
  keptFolders.some((folder) => name.startsWith(`${folder}/`)) &&
  name.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part))

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
