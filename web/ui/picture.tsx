import { preload } from 'react-dom'
import {
  type SizedPicture as PictureInfo,
  phoneWidthsOf,
  pictureFile,
  readPictureAddress,
  widthsOf,
} from '../../shared/catalogue/picture.ts'

type Props = {
  picture: PictureInfo & { alt: string }
  sizes: string
  className?: string
  /** The largest picture of the first screen is preloaded. */
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

/** On phones 80vw selects a smaller file, which is sharp enough there. */
function setsOf(picture: PictureInfo, sizes: string): PictureSet[] {
  const { phone } = picture
  const whole = { srcSet: srcSetOf(picture, '', usefulWidths(widthsOf(picture), sizes)), sizes }
  if (!phone || sizes !== '100vw') return [whole]
  const part = { srcSet: srcSetOf(picture, '-phone', phoneWidthsOf(phone)), sizes: '80vw' }
  return [
    { ...part, media: 'not all and (min-width: 40rem)' },
    { ...whole, media: '(min-width: 40rem)' },
  ]
}

/** No screen has more than three pixels for one of CSS, so thumbnails need only the small files. */
function usefulWidths(widths: number[], sizes: string): number[] {
  const most = 3 * Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Infinity)
  return widths.filter((_, index) => (widths[index - 1] ?? 0) < most)
}

const srcSetOf = (picture: PictureInfo, part: string, widths: number[]) =>
  widths.map((width) => `${pictureFile(picture, `${part}-${width}.avif`)} ${width}w`).join(', ')

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

/** The picture fills 92 % of a phone's width, where a smaller file is sharp enough. */
export const gallerySizes = '(min-width: 1392px) 720px, (min-width: 1024px) 52vw, (min-width: 768px) 45vw, 80vw'

/** Without a reference the prefetched picture would be garbage-collected. */
let ahead: HTMLImageElement | undefined

/** Decoding is the slowest part of showing the next page. */
export function fetchPicture(picture: PictureInfo, sizes: string) {
  const set = setsOf(picture, sizes).find(({ media }) => !media || matchMedia(media).matches)
  if (!set || ahead?.srcset === set.srcSet) return
  // This cancels the previous download when the pointer moves to another link.
  ahead?.removeAttribute('srcset')
  ahead = Object.assign(new Image(), { sizes: set.sizes, srcset: set.srcSet })
  ahead.decode().catch(() => undefined)
}

export function fetchPictureAt(url: string | undefined, sizes: string) {
  const picture = url && readPictureAddress(url)
  if (picture) fetchPicture(picture, sizes)
}

/** The address may be of a foreign picture without known sizes. */
export function PictureAt({ url, alt, ...rest }: Omit<Props, 'picture'> & { url: string; alt: string }) {
  const picture = readPictureAddress(url)
  if (picture) return <Picture picture={{ ...picture, alt }} {...rest} />
  return <img src={url} alt={alt} loading={rest.first ? 'eager' : 'lazy'} className={rest.className} />
}
