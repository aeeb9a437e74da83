import { preload } from 'react-dom'
import { type Picture as PictureInfo, readPictureAddress, widthsOf } from '../../contract/picture.ts'

type Props = {
  picture: PictureInfo & { alt: string }
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string
  className?: string
  /** The largest thing on the first screen: fetched first. All others wait until they come near. */
  first?: boolean
}

export function Picture({ picture, sizes, className, first = false }: Props) {
  const { path, width, height, color, alt } = picture
  if (first) preloadPicture(picture, sizes)
  return (
    <picture className="block">
      <source type="image/avif" srcSet={srcSetOf(picture)} sizes={sizes} />
      <img
        src={`${path}.jpg`}
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

/** Named in the head of the page, before anything else of it arrives. */
function preloadPicture(picture: PictureInfo, sizes: string) {
  preload(`${picture.path}.jpg`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(picture),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

export const srcSetOf = (picture: PictureInfo) =>
  widthsOf(picture)
    .map((step) => `${picture.path}-${step}.avif ${step}w`)
    .join(', ')

/** The one that was fetched ahead last; what nobody holds is thrown away. */
let ahead: HTMLImageElement | undefined

/** Ahead of the page that shows it so, and unpacked, which takes longer than all else that the page needs to appear. */
export function fetchPicture(picture: PictureInfo, sizes: string) {
  // Who has moved on to another link does not wait for this one.
  ahead?.removeAttribute('srcset')
  ahead = new Image()
  ahead.sizes = sizes
  ahead.srcset = srcSetOf(picture)
  ahead.decode().catch(() => undefined)
}

/** A picture by its address, as the backend gives it. */
export function PictureAt({ url, alt, ...rest }: Omit<Props, 'picture'> & { url: string; alt: string }) {
  const picture = readPictureAddress(url)
  if (picture) return <Picture picture={{ ...picture, alt }} {...rest} />
  return <img src={url} alt={alt} loading={rest.first ? 'eager' : 'lazy'} className={rest.className} />
}
