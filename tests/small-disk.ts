import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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
  execFileSync('mount', ['--bind', folder, folder])
  execFileSync('mount', ['-o', 'remount,bind,ro', folder])
  let isReadOnly = true
  const makeWritable = () => {
    if (isReadOnly) execFileSync('umount', ['--lazy', folder])
    isReadOnly = false
  }
  onTestFinished(makeWritable)
  return makeWritable
}
