import { useState } from 'react'
import { type SizedPicture as PictureInfo, pictureFile } from '../../shared/catalogue/picture.ts'
import { isOwnVideo, isVideoFile, ownPosterOf } from '../../shared/catalogue/video-file.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

declare module 'react' {
  // The types of React do not have it yet.
  interface VideoHTMLAttributes<T> {
    loading?: 'eager' | 'lazy'
  }
}

type Props = {
  /** This is an embed id of the video host or the address of a video file. */
  video: string
  title: string
  picture: (PictureInfo & { alt: string }) | undefined
  version?: string | undefined
}

/** The aspect ratio of a foreign file is unknown, so a 16:9 box prevents layout shifts. */
export function Video({ video, title, picture, version }: Props) {
  if (!isVideoFile(video)) return <VideoPoster id={video} title={title} picture={picture} />
  const suffix = version ? `?v=${version}` : ''
  const ownPoster = ownPosterOf(video)
  return (
    <video
      src={video + suffix}
      poster={ownPoster ? ownPoster + suffix : picture && pictureFile(picture, '.jpg')}
      aria-label={title}
      controls
      muted
      preload="none"
      loading="lazy"
      playsInline
      className={`w-full rounded bg-ink object-contain ${isOwnVideo(video) ? 'aspect-32/15' : 'aspect-video'}`}
    />
  )
}

type VideoPosterProps = { id: string; title: string; picture: (PictureInfo & { alt: string }) | undefined }

/** The video host must not see a visitor before a click. */
function VideoPoster({ id, title, picture }: VideoPosterProps) {
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
