import { pictureVersion } from '../media/picture-version.ts'
import { pictureAddress, readPictureAddress } from '../shared/catalogue/picture.ts'
import { inProject } from '../shared/project-path.ts'

export const library = inProject('media/web')

const versions = new Map<string, string | undefined>()

/** The library only changes with a release. */
export function libraryVersion(name: string): string | undefined {
  if (!versions.has(name)) versions.set(name, pictureVersion(name))
  return versions.get(name)
}

export function withVersion(address: string): string {
  const picture = readPictureAddress(address)
  const version = picture && libraryVersion(picture.path.slice('/media/'.length))
  return version ? pictureAddress({ ...picture, version }) : address
}
