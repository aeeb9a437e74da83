const ownFile = /^\/media\/[\w/-]+\.(?:mp4|webm)$/

export const isOwnVideo = (video: string) => ownFile.test(video)

/** A video that the browser plays by itself, by its address: one of ours, or one that comes over TLS. */
export function isVideoFile(video: string): boolean {
  if (isOwnVideo(video)) return true
  const url = URL.parse(video)
  return url?.protocol === 'https:' && url.href === video && !url.username && /\.(mp4|webm)$/.test(url.pathname)
}

/** Our own videos have a picture of theirs beside them. */
export const ownPosterOf = (video: string) => (isOwnVideo(video) ? video.replace(/\.\w+$/, '.jpg') : undefined)
