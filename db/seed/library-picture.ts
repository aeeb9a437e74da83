import { readFileSync } from 'node:fs'
import { type Picture, pictureAddress } from '../../contract/catalogue/picture.ts'

type Manifest = Record<string, Omit<Picture, 'path'>>

const manifest: Manifest = JSON.parse(readFileSync(new URL('../../media/manifest.json', import.meta.url), 'utf8'))

/** The address of a picture that comes with the repository. */
export function libraryPicture(name: string): string {
  const picture = manifest[name]
  if (!picture) throw new Error(`There is no picture "${name}" in media/manifest.json.`)
  return pictureAddress({ ...picture, path: `/media/${name}` })
}
