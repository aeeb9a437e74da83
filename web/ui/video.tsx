import { type Picture, pictureFile } from '../../shared/catalogue/picture.ts'
import { isOwnVideo, isVideoFile, ownPosterOf } from '../../shared/catalogue/video-file.ts'
import { VideoPoster } from './video-poster.tsx'

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
  picture: (Picture & { alt: string }) | undefined
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
