import { statfsSync } from 'node:fs'

const megabyte = 1024 * 1024

/** The database writes its log in pieces of 16 MB; with less than two of them left it may stop at any time. */
const neededMb = 32

export function freeMb(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / megabyte)
}

/** Whether the disk of a folder has room for what visitors send. One that is not there yet says nothing. */
export function hasRoom(folder: string): boolean {
  try {
    return freeMb(folder) >= neededMb
  } catch {
    return true
  }
}
