import { existsSync } from 'node:fs'
import type { Db } from '../connect.ts'
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
  const known = new Set(await to.find(files.map(({ name }) => name)))
  for (const { name, storedAt } of files.filter((file) => !known.has(file.name))) {
    const content = await from.read(name)
    if (content) await to.put(name, content, storedAt)
  }
}
