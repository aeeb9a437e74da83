// What tells one content of a picture, or of the loop that begins with it, from the next.
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../shared/project-path.ts'

const web = inProject('media/web')

/** Of `<group>/<name>`; nothing for a picture that is not in the library. The other files are made from the same master as the JPEG. */
export function pictureVersion(name: string, folder = web): string | undefined {
  const files = ['.jpg', '.mp4', '.webm']
    .map((suffix) => join(folder, name + suffix))
    .filter((file) => existsSync(file))
  if (files.length === 0) return undefined
  return hash('sha256', Buffer.concat(files.map((file) => readFileSync(file)))).slice(0, 8)
}
