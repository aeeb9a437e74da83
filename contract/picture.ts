/** A picture that lies ready in several widths: `<path>-<width>.avif`, and `<path>.jpg` for browsers that know no AVIF. */
export type Picture = { path: string; width: number; height: number; color: string }

const steps = [320, 480, 640, 960, 1280, 1920]

/** The widths it lies ready in: every step below its own, and its own. */
export const widthsOf = ({ width }: Picture): number[] => [...steps.filter((step) => step < width), width]

/** One address that also tells size and colour, so that a page has room for the picture before it loads. */
export const pictureAddress = ({ path, width, height, color }: Picture): string =>
  `${path}.jpg?w=${width}&h=${height}&c=${color.slice(1)}`

const address = /^(?<path>\/media\/[\w/-]+)\.jpg\?w=(?<width>\d{1,4})&h=(?<height>\d{1,4})&c=(?<color>[\da-f]{6})$/

/** What the address tells; nothing if it is a plain one, of another backend for example. */
export function readPictureAddress(url: string): Picture | undefined {
  const { path, width, height, color } = address.exec(url)?.groups ?? {}
  if (!path) return undefined
  return { path, width: Number(width), height: Number(height), color: `#${color}` }
}
