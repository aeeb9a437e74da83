/** A picture that lies ready in several widths: `<path>-<width>.avif`, and `<path>.jpg` for browsers that know no AVIF. */
export type Picture = {
  path: string
  width: number
  height: number
  color: string
  /** How wide the part of a wide picture is that phones show, where it lies ready too: `<path>-phone-<width>.avif`. */
  phone?: number
  /** Of its content: a picture that is replaced has another address. */
  version?: string
}

const steps = [320, 480, 640, 960, 1280, 1920]
const phoneSteps = [480, 640, 960]

/** The widths it lies ready in: every step below its own, and its own. */
export const widthsOf = ({ width }: Picture): number[] => [...steps.filter((step) => step < width), width]

export const phoneWidthsOf = (phone: number): number[] => [...phoneSteps.filter((step) => step < phone), phone]

/** One address that also tells size and colour, so that a page has room for the picture before it loads. */
export const pictureAddress = ({ path, width, height, color, phone, version }: Picture): string =>
  `${path}.jpg?w=${width}&h=${height}&c=${color.slice(1)}${phone ? `&p=${phone}` : ''}${version ? `&v=${version}` : ''}`

const address = /^(\/media\/[\w/-]+)\.jpg\?w=(\d{1,4})&h=(\d{1,4})&c=([\da-f]{6})(?:&p=(\d{1,4}))?(?:&v=([\da-f]{8}))?$/

/** What the address tells; nothing if it is a plain one, of another backend for example. */
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

/** The file that a page shows at an address, in the same words as the page. */
export function shownFile(url: string): string {
  const picture = readPictureAddress(url)
  return picture ? pictureFile(picture, '.jpg') : url
}

/** One of its files, by what follows its path. */
export const pictureFile = ({ path, version }: Picture, ending: string): string =>
  `${path}${ending}${version ? `?v=${version}` : ''}`
