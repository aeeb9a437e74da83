import { pictureAddress, readPictureAddress } from '../contract/catalogue/picture.ts'
import { pictureVersion } from '../media/picture-version.ts'
import { inProject } from '../root.ts'

/** The pictures that come with the site. */
export const library = inProject('media/web')

const versions = new Map<string, string | undefined>()

/** Read once: the library changes with the program. */
export function libraryVersion(name: string): string | undefined {
  if (!versions.has(name)) versions.set(name, pictureVersion(name))
  return versions.get(name)
}

/** A stored address as it is told to browsers: with the version of what the library holds now. */
export function withVersion(address: string): string {
  const picture = readPictureAddress(address)
  const version = picture && libraryVersion(picture.path.slice('/media/'.length))
  return version ? pictureAddress({ ...picture, version }) : address
}
