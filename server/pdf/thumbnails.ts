import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** The pictures of a long list in full size would make a file of many megabytes. */
const width = 240

const thumbnails = new LRUCache<string, Buffer>({ max: 1_000 })

export async function thumbnailOf(file: string): Promise<Buffer | undefined> {
  const known = thumbnails.get(file)
  if (known) return known
  const made = await sharp(file)
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => undefined)
  if (made) thumbnails.set(file, made)
  return made
}
