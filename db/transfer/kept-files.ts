import { type FileHandle, open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export const keptFolders = ['mail', 'uploads']

const isUnfinished = (name: string) => name.endsWith('.unfinished') || name.startsWith('.')

type KeptFile = { name: string; bytes: number }

export async function listKeptFiles(dataDir: string): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const folder of keptFolders) {
    const entries = await unlessGone(readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }))
    for (const entry of entries ?? []) {
      if (!entry.isFile() || isUnfinished(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const found = await unlessGone(stat(path))
      if (found) files.push({ name: relative(dataDir, path).replaceAll(sep, '/'), bytes: found.size })
    }
  }
  return files.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A listed file may have been deleted since. */
export const openKeptFile = (dataDir: string, name: string): Promise<FileHandle | undefined> =>
  unlessGone(open(join(dataDir, name)))

/** Other names could leave the folders. */
export const isKeptName = (name: string) =>
  keptFolders.some((folder) => name.startsWith(`${folder}/`)) &&
  name.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part))

async function unlessGone<T>(access: Promise<T>): Promise<T | undefined> {
  try {
    return await access
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
