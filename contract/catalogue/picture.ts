/** A picture stored in several widths: `<path>-<width>.avif`, plus `<path>.jpg` for browsers without AVIF. */
export type Picture = {
  path: string
  width: number
  height: number
  color: string
  /** Width of the crop for phones, if there is one: `<path>-phone-<width>.avif`. */
  phone?: number
  /** Depends on the content, so that a replaced picture gets a new address. */
  version?: string
}

const steps = [320, 480, 640, 960, 1280, 1920]
const phoneSteps = [480, 640, 960]

/** Wider pictures are reduced to these. `wide`: as wide as the screen. */
export const maxWidths = { standard: 1280, wide: 1920, phone: 960, fallback: 960 }

/** The stored widths: every step below the picture's own width, and its own. */
export const widthsOf = ({ width }: Pick<Picture, 'width'>): number[] => [
  ...steps.filter((step) => step < width),
  width,
]

export const phoneWidthsOf = (phone: number): number[] => [...phoneSteps.filter((step) => step < phone), phone]

/** The address includes size and colour, so that a page can reserve space before the picture loads. */
export const pictureAddress = ({ path, width, height, color, phone, version }: Picture): string =>
  `${path}.jpg?w=${width}&h=${height}&c=${color.slice(1)}${phone ? `&p=${phone}` : ''}${version ? `&v=${version}` : ''}`

const address = /^(\/media\/[\w/-]+)\.jpg\?w=(\d{1,4})&h=(\d{1,4})&c=([\da-f]{6})(?:&p=(\d{1,4}))?(?:&v=([\da-f]{8}))?$/

/** Returns undefined for a plain address, such as one of another backend. */
export function readPictureAddress(url: string): Picture | undefined {
  const [, path, width, height, color, phone, version] = address.exec(url) ?? []
  if (!path) return undefined
  return {
    path,
    width: Number(width),
    height: Number(height),
    color: `#${color}`,
    ...(phone && { phone: Number(phone) }),
    ...(version && { version }),
  }
}

/** The exact URL that pages use to show the picture at an address. */
export function shownFile(url: string): string {
  const picture = readPictureAddress(url)
  return picture ? pictureFile(picture, '.jpg') : url
}

/** The URL of one of its files; `ending` follows the path. */
export const pictureFile = ({ path, version }: Picture, ending: string): string =>
  `${path}${ending}${version ? `?v=${version}` : ''}`
