import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { uploads } from '../schema.ts'
import type { UploadStore } from './upload-store.ts'

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
