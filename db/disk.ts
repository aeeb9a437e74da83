import { randomBytes } from 'node:crypto'
import { accessSync, constants, statfsSync } from 'node:fs'
import { access, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export async function unlessGone<T>(access: Promise<T>): Promise<T | undefined> {
  try {
    return await access
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** No incomplete file ever has the name, also when several processes write it at once. */
export async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}-${randomBytes(4).toString('hex')}`)
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const megabyte = 1024 * 1024

/** PostgreSQL writes its log in segments of 16 MB; with room for fewer than two it may fail at any time. */
const neededMb = 32

export function freeMb(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / megabyte)
}

export function hasRoom(folder: string): boolean {
  try {
    return freeMb(folder) >= neededMb
  } catch {
    return true
  }
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
