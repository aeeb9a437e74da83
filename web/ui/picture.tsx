import { preload } from 'react-dom'
import {
  type Picture as PictureInfo,
  phoneWidthsOf,
  pictureFile,
  readPictureAddress,
  widthsOf,
} from '../../contract/catalogue/picture.ts'

type Props = {
  picture: PictureInfo & { alt: string }
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  className?: string
  /** The largest thing on the first screen: fetched first. All others wait until they come near. */
  first?: boolean
}

export function Picture({ picture, sizes, className, first = false }: Props) {
  const { width, height, color, alt } = picture
  const sets = setsOf(picture, sizes)
  if (first) preloadPicture(picture, sets)
  return (
    <picture className="block">
      {sets.map((set) => (
        <source key={set.srcSet} type="image/avif" {...set} />
      ))}
      <img
        src={pictureFile(picture, '.jpg')}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        style={{ backgroundColor: color }}
        className={className}
      />
    </picture>
  )
}

/** The files of a picture, for all screens or for some. */
type PictureSet = { srcSet: string; sizes: string; media?: string }

/** From side to side of a narrow screen a wide picture shows a part of itself; on a phone four dots of five are enough. */
function setsOf(picture: PictureInfo, sizes: string): PictureSet[] {
  const { phone } = picture
  const whole = { srcSet: srcSetOf(picture, '', widthsOf(picture)), sizes }
  if (!phone || sizes !== '100vw') return [whole]
  const part = { srcSet: srcSetOf(picture, '-phone', phoneWidthsOf(phone)), sizes: '80vw' }
  return [
    { ...part, media: 'not all and (min-width: 40rem)' },
    { ...whole, media: '(min-width: 40rem)' },
  ]
}

const srcSetOf = (picture: PictureInfo, part: string, widths: number[]) =>
  widths.map((width) => `${pictureFile(picture, `${part}-${width}.avif`)} ${width}w`).join(', ')

/** Named in the head of the page, before anything else of it arrives. */
function preloadPicture(picture: PictureInfo, sets: PictureSet[]) {
  for (const { srcSet, sizes, media } of sets) {
    preload(pictureFile(picture, '.jpg'), {
      as: 'image',
      type: 'image/avif',
      media,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
}

/** How wide the main picture of a product is shown on its page. */
export const gallerySizes = '(min-width: 1392px) 720px, (min-width: 1024px) 52vw, (min-width: 768px) 45vw, 92vw'

/** The one that was fetched ahead last; what nobody holds is thrown away. */
let ahead: HTMLImageElement | undefined

/** Ahead of the page that shows it so, and unpacked, which takes longer than all else that the page needs to appear. */
export function fetchPicture(picture: PictureInfo, sizes: string) {
  const set = setsOf(picture, sizes).find(({ media }) => !media || matchMedia(media).matches)
  if (!set || ahead?.srcset === set.srcSet) return
  // Who has moved on to another link does not wait for this one.
  ahead?.removeAttribute('srcset')
  ahead = Object.assign(new Image(), { sizes: set.sizes, srcset: set.srcSet })
  ahead.decode().catch(() => undefined)
}

/** The same by its address, where there is one. */
export function fetchPictureAt(url: string | undefined, sizes: string) {
  const picture = url && readPictureAddress(url)
  if (picture) fetchPicture(picture, sizes)
}

/** A picture by its address, as the backend gives it. */
export function PictureAt({ url, alt, ...rest }: Omit<Props, 'picture'> & { url: string; alt: string }) {
  const picture = readPictureAddress(url)
  if (picture) return <Picture picture={{ ...picture, alt }} {...rest} />
  return <img src={url} alt={alt} loading={rest.first ? 'eager' : 'lazy'} className={rest.className} />
}
