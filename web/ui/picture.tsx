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
  /** The `sizes` attribute. */
  sizes: string
  className?: string
  /** Largest picture of the first screen: preloaded, while all others load lazily. */
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

type PictureSet = { srcSet: string; sizes: string; media?: string }

/** Full-width pictures use a cropped version on phones. 80vw selects a smaller file, which is sharp enough there. */
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

/** Adds a preload link to the head of the page. */
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

/** Sizes of the main picture on a product page. */
export const gallerySizes = '(min-width: 1392px) 720px, (min-width: 1024px) 52vw, (min-width: 768px) 45vw, 92vw'

/** Last prefetched picture. Without a reference it would be garbage-collected. */
let ahead: HTMLImageElement | undefined

/** Prefetches and decodes a picture, because decoding is the slowest part of showing the next page. */
export function fetchPicture(picture: PictureInfo, sizes: string) {
  const set = setsOf(picture, sizes).find(({ media }) => !media || matchMedia(media).matches)
  if (!set || ahead?.srcset === set.srcSet) return
  // Cancels the previous download when the pointer moves to another link.
  ahead?.removeAttribute('srcset')
  ahead = Object.assign(new Image(), { sizes: set.sizes, srcset: set.srcSet })
  ahead.decode().catch(() => undefined)
}

export function fetchPictureAt(url: string | undefined, sizes: string) {
  const picture = url && readPictureAddress(url)
  if (picture) fetchPicture(picture, sizes)
}

/** For an address from the backend, which may be a foreign picture without known sizes. */
export function PictureAt({ url, alt, ...rest }: Omit<Props, 'picture'> & { url: string; alt: string }) {
  const picture = readPictureAddress(url)
  if (picture) return <Picture picture={{ ...picture, alt }} {...rest} />
  return <img src={url} alt={alt} loading={rest.first ? 'eager' : 'lazy'} className={rest.className} />
}
