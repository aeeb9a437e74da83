import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'
import { exists, unlessGone, writeWhole } from './disk.ts'
import { settings, uploads } from './schema.ts'

type StoredUpload = { name: string; bytes: number; storedAt: Date }

/** A client for S3 would be another implementation. Names are never reused, so content never changes. */
export type UploadStore = {
  put: (name: string, content: Buffer, storedAt?: Date) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Returns those of the names that are stored. */
  find: (names: string[]) => Promise<string[]>
  list: () => Promise<StoredUpload[]>
  remove: (name: string) => Promise<void>
  /** Inside a transaction, because waiting for a second connection while holding one could last forever. */
  within: (tx: Tx) => UploadStore
  isOwnedBy: (installation: string) => Promise<boolean>
}

const { name, content, storedAt } = uploads

/** The driver decodes a value at once: 15 MB would block the thread for 90 ms, a piece takes 2. */
const pieceBytes = 256 * 1024

export const tableStore = (db: Tx): UploadStore => ({
  put: async (name, content, storedAt) => {
    await db
      .insert(uploads)
      .values({ name, content, ...(storedAt && { storedAt }) })
      .onConflictDoNothing()
  },
  read: async (wanted) => {
    const pieces: Buffer[] = []
    for (let from = 1; ; from += pieceBytes) {
      const [row] = await db
        .select({ piece: sql<Buffer>`substring(${content} from ${from}::integer for ${pieceBytes}::integer)` })
        .from(uploads)
        .where(eq(name, wanted))
      if (!row) return undefined
      pieces.push(row.piece)
      if (row.piece.length < pieceBytes) return Buffer.concat(pieces)
    }
  },
  find: async (names) => {
    const rows = await db.select({ name }).from(uploads).where(inArray(name, names))
    return rows.map((row) => row.name)
  },
  list: () =>
    db
      .select({ name, bytes: sql<number>`octet_length(${content})`, storedAt })
      .from(uploads)
      .orderBy(name),
  remove: async (removed) => {
    await db.delete(uploads).where(eq(name, removed))
  },
  within: tableStore,
  isOwnedBy: async () => true,
})

export function folderStore(folder: string): UploadStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const store: UploadStore = {
    put: (name, content) => writeWhole(folder, name, content),
    read: (name) => unlessGone(readFile(join(folder, name))),
    find: async (names) => {
      const found = await Promise.all(names.map((name) => exists(join(folder, name))))
      return names.filter((_, index) => found[index])
    },
    list: async () => {
      const files: StoredUpload[] = []
      for (const name of (await unlessGone(readdir(folder))) ?? []) {
        const found = await unlessGone(stat(join(folder, name)))
        if (found?.isFile() && !name.startsWith('.')) files.push({ name, bytes: found.size, storedAt: found.mtime })
      }
      return files
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    within: () => store,
    // The first database to use the folder owns it.
    isOwnedBy: async (installation) => {
      const file = `${folder}.installation`
      await writeFile(file, installation, { flag: 'wx' }).catch(() => undefined)
      return (await readFile(file, 'utf8')) === installation
    },
  }
  return store
}

/**
 * Copies files of a version that kept them in the folder. They stay there for processes of that version, which may still
 * run beside this one.
 */
export async function adoptFolder(db: Db, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const [from, to] = [folderStore(folder), tableStore(db)]
  const files = await from.list()
  if (files.length === 0 || !(await from.isOwnedBy(await installationOf(db)))) return
  // What was there before was adopted then, and may have been deleted since.
  const adopted = `${folder}.adopted`
  const before = (await unlessGone(stat(adopted)))?.mtime ?? new Date(0)
  const begin = new Date()
  for (const { name, storedAt } of files.filter((file) => file.storedAt >= before)) {
    const content = await from.read(name)
    if (content) await to.put(name, content, storedAt)
  }
  await writeFile(adopted, '')
  await utimes(adopted, begin, begin)
}

/** Files in a folder belong to the database with this id, which moves with the data. */
export async function installationOf(db: Db): Promise<string> {
  const name = 'installation'
  await db.insert(settings).values({ name, value: randomUUID() }).onConflictDoNothing()
  const [found] = await db.select().from(settings).where(eq(settings.name, name))
  return String(found?.value)
}
