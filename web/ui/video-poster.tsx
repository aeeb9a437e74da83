import { useState } from 'react'
import type { Picture as PictureInfo } from '../../shared/catalogue/picture.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

type Props = { id: string; title: string; picture: (PictureInfo & { alt: string }) | undefined }

/** The video host must not see a visitor before a click. */
export function VideoPoster({ id, title, picture }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const player = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`
  if (isPlaying) {
    return (
      <iframe
        ref={(player) => player?.focus()}
        src={`${player}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen"
        className="aspect-video w-full rounded bg-ink"
      />
    )
  }
  return (
    <a
      href={player}
      className="video-poster on-dark"
      onClick={(event) => {
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {picture ? (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1328px) 1280px, 92vw"
          className="aspect-video w-full rounded object-cover"
        />
      ) : (
        <span className="block aspect-video rounded bg-backdrop" />
      )}
      <span className="video-play">
        <Icon name="play" className="size-8" />
        Reproducir: {title}
      </span>
    </a>
  )
}
