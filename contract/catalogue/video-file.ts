const ownFile = /^\/media\/[\w/-]+\.(?:mp4|webm)$/

export const isOwnVideo = (video: string) => ownFile.test(video)

/** Whether the browser can play the address directly: our own file, or an MP4 or WebM file over HTTPS. */
export function isVideoFile(video: string): boolean {
  if (isOwnVideo(video)) return true
  const url = URL.parse(video)
  return url?.protocol === 'https:' && url.href === video && !url.username && /\.(mp4|webm)$/.test(url.pathname)
}

/** Each of our own videos has a poster with the same name. */
export const ownPosterOf = (video: string) => (isOwnVideo(video) ? video.replace(/\.\w+$/, '.jpg') : undefined)
