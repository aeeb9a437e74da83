import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../connect.ts'
import { settings } from '../schema.ts'

/** Files in a folder belong to the database with this id, which moves with the data. */
export async function installationOf(db: Db): Promise<string> {
  const name = 'installation'
  await db.insert(settings).values({ name, value: randomUUID() }).onConflictDoNothing()
  const [found] = await db.select().from(settings).where(eq(settings.name, name))
  return String(found?.value)
}
