import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from '../exists.ts'
import { unlessGone } from '../unless-gone.ts'
import type { StoredUpload, UploadStore } from './upload-store.ts'
import { writeWhole } from './write-whole.ts'

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
