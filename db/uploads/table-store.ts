import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { uploads } from '../schema.ts'
import type { UploadStore } from './upload-store.ts'

const { name, content, storedAt } = uploads

export const tableStore = (db: Tx): UploadStore => ({
  put: async (name, content, storedAt) => {
    await db
      .insert(uploads)
      .values({ name, content, ...(storedAt && { storedAt }) })
      .onConflictDoNothing()
  },
  read: async (wanted) => (await db.select({ content }).from(uploads).where(eq(name, wanted)))[0]?.content,
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
