// One picture to the web formats: AVIF at fixed widths, never enlarged, and a JPEG as the fallback.
import sharp, { type Sharp } from 'sharp'

export type PictureInfo = {
  width: number
  height: number
  /** average colour, shown until the picture has loaded */
  color: string
  /** of the AVIF files `<name>-<width>.avif`, ascending */
  widths: number[]
}

export type EncodedPicture = {
  info: PictureInfo
  /** what follows the picture's name: `-640.avif`, ..., `.jpg` */
  files: { suffix: string; data: Buffer }[]
}

const standardWidths = [320, 480, 640, 960, 1280]
const heroWidths = [...standardWidths, 1920]
const fallbackWidth = 960

/** Across the whole screen these widths are for phones, whose dots are too small to show what is saved. */
const phoneWidth = 960

type Options = {
  /** across the whole screen: up to the largest width */
  hero?: boolean
  /** ten times the work for a tenth less to fetch */
  patient?: boolean
  /** a picture with more is refused before it is unpacked */
  maxPixels?: number
}

export async function encodePicture(
  input: Buffer,
  { hero = false, patient = false, maxPixels = 268_402_689 }: Options = {},
): Promise<EncodedPicture> {
  const { data, info } = await sharp(input, { limitInputPixels: maxPixels })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const steps = hero ? heroWidths : standardWidths
  const largest = Math.min(info.width, Math.max(...steps))
  const widths = [...steps.filter((width) => width < largest), largest]

  const files: EncodedPicture['files'] = []
  for (const width of widths) {
    const detail = hero && width <= phoneWidth ? { quality: 56, chromaSubsampling: '4:2:0' } : { quality: 62 }
    const avif = picture()
      .resize({ width })
      .avif({ ...detail, effort: patient ? 6 : 3 })
    files.push({ suffix: `-${width}.avif`, data: await avif.toBuffer() })
  }
  const jpeg = picture().resize({ width: fallbackWidth, withoutEnlargement: true }).jpeg({ quality: 80, mozjpeg: true })
  files.push({ suffix: '.jpg', data: await jpeg.toBuffer() })

  const height = Math.round((info.height * largest) / info.width)
  return { info: { width: largest, height, color: await averageColor(picture()), widths }, files }
}

async function averageColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  const [first, second = first, third = first] = channels
  const bytes = [first, second, third].map((channel) => Math.round(channel?.mean ?? 0))
  return `#${Buffer.from(bytes).toString('hex')}`
}
