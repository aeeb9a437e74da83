/** Its files are `<path>-<width>.avif`, `<path>-phone-<width>.avif` and, for browsers without AVIF, `<path>.jpg`. */
export type SizedPicture = {
  path: string
  width: number
  height: number
  color: string
  phone?: number
  /** A replaced picture must get a new address. */
  version?: string
}

const steps = [320, 480, 640, 960, 1280, 1920]
const phoneSteps = [480, 640, 960]

export const maxWidths = { standard: 1280, wide: 1920, phone: 960, fallback: 960 }

export const widthsOf = ({ width }: Pick<SizedPicture, 'width'>): number[] => [
  ...steps.filter((step) => step < width),
  width,
]

export const phoneWidthsOf = (phone: number): number[] => [...phoneSteps.filter((step) => step < phone), phone]

/** The address includes size and colour, so that a page can reserve space before the picture loads. */
export const pictureAddress = ({ path, width, height, color, phone, version }: SizedPicture): string =>
  `${path}.jpg?w=${width}&h=${height}&c=${color.slice(1)}${phone ? `&p=${phone}` : ''}${version ? `&v=${version}` : ''}`

const address = /^(\/media\/[\w/-]+)\.jpg\?w=(\d{1,4})&h=(\d{1,4})&c=([\da-f]{6})(?:&p=(\d{1,4}))?(?:&v=([\da-f]{8}))?$/

/** An address from another backend may be a plain one. */
export function readPictureAddress(url: string): SizedPicture | undefined {
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

export function shownFile(url: string): string {
  const picture = readPictureAddress(url)
  return picture ? pictureFile(picture, '.jpg') : url
}

export const pictureFile = ({ path, version }: SizedPicture, ending: string): string =>
  `${path}${ending}${version ? `?v=${version}` : ''}`
