import { accessSync, constants, statfsSync } from 'node:fs'

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
