import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** No incomplete file ever has the name, also when several processes write it at once. */
export async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}-${randomBytes(4).toString('hex')}`)
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, join(folder, name))
}
