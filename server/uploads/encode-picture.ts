import sharp, { type Sharp } from 'sharp'
import { maxWidths, phoneWidthsOf, widthsOf } from '../../shared/catalogue/picture.ts'

export type PictureInfo = {
  width: number
  height: number
  color: string
  phone?: number
}

export type EncodedPicture = {
  info: PictureInfo
  /** A suffix follows the picture's name: `-640.avif`, `-phone-480.avif` or `.jpg`. */
  files: { suffix: string; data: Buffer }[]
}

/** These must match the aspect ratios and object-position of `.hero-picture` in the style sheet. */
export const phoneRatios = { hero: 4 / 3, banner: 4 / 5 }
const phonePosition = { x: 0.72, y: 0.5 }

/** Phones have pixels too small to show the stronger compression. */
const smallScreen = 960

type Options = {
  hero?: boolean
  phoneRatio?: number
  /** Ten times the encoding time makes files a tenth smaller. */
  patient?: boolean
  maxPixels?: number
}

export async function encodePicture(
  input: Buffer,
  { hero = false, phoneRatio, patient = false, maxPixels = 268_402_689 }: Options = {},
): Promise<EncodedPicture> {
  const { data, info } = await sharp(input, { limitInputPixels: maxPixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const largest = Math.min(info.width, hero ? maxWidths.wide : maxWidths.standard)

  const files: EncodedPicture['files'] = []
  const add = async (suffix: string, source: Sharp, width: number, forPhones: boolean) => {
    const detail = forPhones ? { quality: 56, chromaSubsampling: '4:2:0' } : { quality: 62 }
    const avif = source.resize({ width }).avif({ ...detail, effort: patient ? 6 : 3 })
    files.push({ suffix, data: await avif.toBuffer() })
  }
  for (const width of widthsOf({ width: largest }))
    await add(`-${width}.avif`, picture(), width, hero && width <= smallScreen)
  let phone: number | undefined
  if (phoneRatio) {
    const part = phonePart(info, phoneRatio)
    phone = Math.min(part.width, maxWidths.phone)
    for (const width of phoneWidthsOf(phone)) await add(`-phone-${width}.avif`, picture().extract(part), width, true)
  }
  const jpeg = picture().resize({ width: maxWidths.fallback, withoutEnlargement: true })
  files.push({ suffix: '.jpg', data: await jpeg.jpeg({ quality: 80, mozjpeg: true }).toBuffer() })

  const height = Math.round((info.height * largest) / info.width)
  const color = await averageColor(picture())
  return { info: { width: largest, height, color, ...(phone && { phone }) }, files }
}

function phonePart({ width, height }: { width: number; height: number }, ratio: number) {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  return {
    ...part,
    left: Math.round((width - part.width) * phonePosition.x),
    top: Math.round((height - part.height) * phonePosition.y),
  }
}

async function averageColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  const [first, second = first, third = first] = channels
  const bytes = [first, second, third].map((channel) => Math.round(channel?.mean ?? 0))
  return `#${Buffer.from(bytes).toString('hex')}`
}
