const ownFile = /^\/media\/[\w/-]+\.(?:mp4|webm)$/

export const isOwnVideo = (video: string) => ownFile.test(video)

export function isVideoFile(video: string): boolean {
  if (isOwnVideo(video)) return true
  const url = URL.parse(video)
  return url?.protocol === 'https:' && url.href === video && !url.username && /\.(mp4|webm)$/.test(url.pathname)
}

export const ownPosterOf = (video: string) => (isOwnVideo(video) ? video.replace(/\.\w+$/, '.jpg') : undefined)
