import { readFileSync } from 'node:fs'
import { pictureAddress, type SizedPicture } from '../shared/catalogue/picture.ts'
import { inProject } from '../shared/project-path.ts'

type Manifest = Record<string, Omit<SizedPicture, 'path'>>

const manifest: Manifest = JSON.parse(readFileSync(inProject('media/manifest.json'), 'utf8'))

export function libraryPicture(name: string): string {
  const picture = manifest[name]
  if (!picture) throw new Error(`There is no picture "${name}" in media/manifest.json.`)
  return pictureAddress({ ...picture, path: `/media/${name}` })
}
