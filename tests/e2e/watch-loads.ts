import type { Page } from 'playwright-core'

export type Load = {
  url: URL
  type: string
  bytes: number
  encoding: string | undefined
  cacheControl: string | undefined
}

/** Records everything that a page loads, with the transferred bytes of its body. */
export async function watchLoads(page: Page): Promise<Load[]> {
  const loads: Load[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const responses = new Map<string, Load & { headerBytes: number }>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const header = (name: string) =>
      Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] as string | undefined
    responses.set(requestId, {
      url: new URL(response.url),
      type,
      bytes: 0,
      encoding: header('content-encoding'),
      cacheControl: header('cache-control'),
      headerBytes: response.encodedDataLength,
    })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) loads.push({ ...response, bytes: encodedDataLength - response.headerBytes })
  })
  return loads
}
