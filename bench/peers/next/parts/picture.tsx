import { preload } from 'react-dom'
import type { PictureInfo } from './content'

type Props = { picture: PictureInfo; sizes: string; className?: string; first?: boolean }

const steps = [320, 480, 640, 960, 1280, 1920]
const phoneSteps = [480, 640, 960]

const srcSetOf = (path: string, widths: number[]) => widths.map((width) => `${path}-${width}.avif ${width}w`).join(', ')

type PictureSet = { srcSet: string; sizes: string; media?: string }

function setsOf({ path, width, phone }: PictureInfo, sizes: string): PictureSet[] {
  const whole = { srcSet: srcSetOf(path, [...steps.filter((step) => step < width), width]), sizes }
  if (!phone) return [whole]
  const part = srcSetOf(`${path}-phone`, [...phoneSteps.filter((step) => step < phone), phone])
  return [
    { srcSet: part, sizes: '80vw', media: 'not all and (min-width: 40rem)' },
    { ...whole, media: '(min-width: 40rem)' },
  ]
}

/** The site's own files, which lie ready in every width: nothing is left for next/image to do better. */
export function Picture({ picture, sizes, className, first = false }: Props) {
  const { path, width, height, color, alt } = picture
  const sets = setsOf(picture, sizes)
  for (const { srcSet, sizes: shownAs, media } of first ? sets : []) {
    preload(`${path}.jpg`, {
      as: 'image',
      type: 'image/avif',
      media,
      imageSrcSet: srcSet,
      imageSizes: shownAs,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className="block">
      {sets.map((set) => (
        <source key={set.srcSet} type="image/avif" {...set} />
      ))}
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
