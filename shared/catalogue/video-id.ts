import * as z from 'zod/mini'
import { isVideoFile } from './video-file.ts'

const id = /^[\w-]{11}$/
const hosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be'])

export function readVideoId(text: string): string | undefined {
  const given = text.trim()
  if (id.test(given)) return given
  const url = URL.parse(given.includes('://') ? given : `https://${given}`)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  if (!hosts.has(host)) return undefined
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const inPath = host === 'youtu.be' ? first : ['embed', 'shorts', 'live', 'v'].includes(first) ? second : ''
  const found = inPath || (url.searchParams.get('v') ?? '')
  return id.test(found) ? found : undefined
}

const isVideo = (video: string) => readVideoId(video) === video || isVideoFile(video)
const unreadable = 'Escribe la dirección de un video de YouTube o de un archivo .mp4 o .webm'

const video = z.string('Debe ser un texto').check(
  z.trim(),
  z.maxLength(500, 'Máximo 500 caracteres'),
  z.overwrite((address) => readVideoId(address) ?? address),
)

/** An address of the video host is stored as the id of its video. */
export const requiredVideo = video.check(z.refine(isVideo, unreadable))

/** An empty text stands for no video. */
export const optionalVideo = video.check(z.refine((text) => text === '' || isVideo(text), unreadable))
