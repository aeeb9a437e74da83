import { type Picture, pictureFile } from '../../contract/catalogue/picture.ts'
import { isOwnVideo, isVideoFile, ownPosterOf } from '../../contract/catalogue/video-file.ts'
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

/**
 * Nothing of a video is fetched before somebody plays it. Ours are all of one shape; of any other file the shape is not
 * known before, so it plays whole within a frame that neither its picture nor the video itself changes.
 */
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
      className={`w-full rounded bg-ink object-contain ${isOwnVideo(video) ? 'aspect-32/15' : 'aspect-video'}`}
    />
  )
}
