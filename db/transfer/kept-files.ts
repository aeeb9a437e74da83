import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { unlessGone } from '../unless-gone.ts'

/** A multiple of three bytes encodes to base64 without padding. */
export const chunkBytes = 48 * 1024

export const uploadsFolder = 'uploads'
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
