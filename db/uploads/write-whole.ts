import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
