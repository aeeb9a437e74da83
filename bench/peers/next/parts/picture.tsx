import { preload } from 'react-dom'
import type { PictureInfo } from './content'

type Props = { picture: PictureInfo; sizes: string; className?: string; first?: boolean }

const steps = [320, 480, 640, 960, 1280, 1920]

/** The site's own files, which lie ready in every width: nothing is left for next/image to do better. */
export function Picture({ picture, sizes, className, first = false }: Props) {
  const { path, width, height, color, alt } = picture
  const widths = [...steps.filter((step) => step < width), width]
  const srcSet = widths.map((step) => `${path}-${step}.avif ${step}w`).join(', ')
  if (first) {
    preload(`${path}.jpg`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className="block">
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
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
