import { join } from 'node:path'
import { readPictureAddress } from '../../contract/catalogue/picture.ts'
import type { Product } from '../../contract/catalogue/public.ts'
import { library } from '../library.ts'

export function pictureFileOf({ srcImg }: Pick<Product, 'srcImg'>, uploadsFolder: string): string | undefined {
  const address = readPictureAddress(srcImg[0] ?? '')
  const [, folder, name] = /^\/media\/(uploads\/)?(.+)$/.exec(address?.path ?? '') ?? []
  return name && join(folder ? uploadsFolder : library, `${name}.jpg`)
}
