import { existsSync } from 'node:fs'
import { stat, utimes, writeFile } from 'node:fs/promises'
import type { Db } from '../connect.ts'
import { unlessGone } from '../unless-gone.ts'
import { folderStore } from './folder-store.ts'
import { installationOf } from './installation.ts'
import { tableStore } from './table-store.ts'

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
