import { type Picture, pictureFile } from '../../contract/picture.ts'
import { isVideoFile, ownPosterOf } from '../../contract/video-file.ts'
import { VideoPoster } from './video-poster.tsx'

type Props = {
  /** An embed id of the video host, or the address of a video file. */
  video: string
  title: string
  /** Shown until it plays, where the video has no picture of its own. */
  picture: (Picture & { alt: string }) | undefined
  /** Of our own file's content, where it is known: it may then be kept for long. */
  version?: string | undefined
}

/** Nothing of a video is fetched before somebody plays it. */
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
      playsInline
      width={1280}
      height={600}
      className="h-auto w-full rounded bg-ink"
    />
  )
}
