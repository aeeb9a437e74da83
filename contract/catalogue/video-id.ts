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
