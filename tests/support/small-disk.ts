import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Mounts a small file system in memory. */
export function mountSmallDisk(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'precinta-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** New files cannot be written below the folder until the returned function is called. */
export function makeReadOnly(folder: string): () => void {
  // Made read-only elsewhere, because a folder that is being written is busy.
  const copy = mkdtempSync(join(tmpdir(), 'precinta-disk-'))
  execFileSync('mount', ['--bind', folder, copy])
  execFileSync('mount', ['-o', 'remount,bind,ro', copy])
  execFileSync('mount', ['--bind', copy, folder])
  execFileSync('umount', [copy])
  rmdirSync(copy)
  let isReadOnly = true
  const makeWritable = () => {
    if (isReadOnly) execFileSync('umount', ['--lazy', folder])
    isReadOnly = false
  }
  onTestFinished(makeWritable)
  return makeWritable
}
