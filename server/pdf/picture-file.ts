import { join } from 'node:path'
import { readPictureAddress } from '../../shared/catalogue/picture.ts'
import type { Product } from '../../shared/catalogue/public.ts'
import { library } from '../library.ts'
import type { LocalUploads } from '../uploads/local-uploads.ts'

export async function pictureFileOf(
  { srcImg }: Pick<Product, 'srcImg'>,
  { folder, fetch }: LocalUploads,
): Promise<string | undefined> {
  const address = readPictureAddress(srcImg[0] ?? '')
  const [, isUpload, name] = /^\/media\/(uploads\/)?(.+)$/.exec(address?.path ?? '') ?? []
  if (!name) return undefined
  const file = `${name}.jpg`
  // A document is drawn without a picture that cannot be fetched.
  if (isUpload) await fetch(file).catch(() => undefined)
  return join(isUpload ? folder : library, file)
}
