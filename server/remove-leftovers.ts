import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000

const places: { folder: string; name: RegExp }[] = [
  { folder: '.', name: /^backup-.*\.unfinished$/ },
  { folder: 'mail', name: /\.unfinished$/ },
  { folder: 'uploads', name: /^\.[\da-f]{32}/ },
  { folder: 'cache/uploads', name: /^\.[\da-f]{32}/ },
]

/** Files younger than a day may still be in use. */
export async function removeLeftovers(dataDir: string, now: Date, stopping: AbortSignal): Promise<void> {
  for (const { folder, name } of places) {
    const files = await readdir(join(dataDir, folder)).catch(() => [])
    for (const file of files.filter((found) => name.test(found))) {
      if (stopping.aborted) return
      const path = join(dataDir, folder, file)
      const found = await stat(path).catch(() => undefined)
      if (found && found.mtime.getTime() < now.getTime() - day) await rm(path, { force: true })
    }
  }
}
