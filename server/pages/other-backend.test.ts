import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../shared/client.ts'
import { cachedProducts } from './other-backend.ts'

const perPage = 12

type Backend = { products: number; gone?: number[]; isDown?: () => boolean }

/** A foreign backend that records its calls. */
async function startBackend({ products, gone = [], isDown = () => false }: Backend) {
  const calls: string[] = []
  let underWay = 0
  let most = 0
  const item = (id: number) => ({ id, slug: `p-${id}`, name: `P ${id}`, subtitle: '', alt: '', srcImg: [] })
  const all = Array.from({ length: products }, (_, index) => index + 1).filter((id) => !gone.includes(id))
  const respond = (path: string, params: URLSearchParams): unknown => {
    if (path === '/products') {
      const start = Number(params.get('page')) * perPage
      const shown = all.slice(start, start + perPage).map(item)
      return { products: shown, totalPages: Math.ceil(all.length / perPage) }
    }
    const id = Number(path.split('/').at(-1))
    return all.includes(id) && { ...item(id), desc: '', jsonDetails: {} }
  }
  const server = createServer(async (request, response) => {
    calls.push(request.url ?? '')
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise(setImmediate)
    underWay -= 1
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend')
    const body = respond(pathname, searchParams)
    response.writeHead(isDown() ? 500 : body ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body || {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  let time = 1
  const lookUp = cachedProducts({
    api: createClient({ fetch, baseUrl: `http://127.0.0.1:${port}`, isForeign: true }),
    clock: () => time,
    report: () => {},
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { lookUp, calls, most: () => most, pass }
}

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index)

test('simultaneous lookups of 200 products read the list of the other backend once', async () => {
  const backend = await startBackend({ products: 79, gone: [3] })
  const lists = await Promise.all(Array.from({ length: 20 }, () => backend.lookUp(ids(200))))
  expect(backend.calls.toSorted()).toEqual(ids(7, 0).map((page) => `/products?page=${page}`))
  expect(backend.most()).toBeLessThanOrEqual(4)
  for (const list of lists) {
    expect(list).toHaveLength(200)
    expect(list[0]).toEqual({ id: 1, slug: 'p-1', name: 'P 1', isGone: false })
    expect(list[2]).toEqual({ id: 3, slug: undefined, isGone: true })
    expect(list.filter(({ isGone }) => isGone)).toHaveLength(122)
  }
})

test('the list is cached for five minutes', async () => {
  const backend = await startBackend({ products: 5 })
  await backend.lookUp([1])
  backend.pass(5 * 60_000 - 1)
  await backend.lookUp([999])
  expect(backend.calls).toHaveLength(1)
  backend.pass(2)
  await backend.lookUp([1])
  expect(backend.calls).toHaveLength(2)
})

test('of a catalogue that is too large, up to ten products per lookup are fetched singly and cached', async () => {
  const backend = await startBackend({ products: 1_000, gone: [902] })
  const detailsAsked = () => backend.calls.filter((call) => call.startsWith('/products/')).length
  const first = await backend.lookUp([5, ...ids(30, 901)])
  expect(backend.calls).toHaveLength(50)
  expect(first.slice(0, 3)).toEqual([
    { id: 5, slug: 'p-5', name: 'P 5', isGone: false },
    { id: 901, slug: 'p-901', name: 'P 901', isGone: false },
    { id: 902, slug: undefined, isGone: true },
  ])
  expect(first.at(-1)).toEqual({ id: 930, slug: undefined, isGone: false })
  await backend.lookUp(ids(10, 901))
  expect(detailsAsked()).toBe(10)
})

test('a failing backend is not called again for 30 seconds', async () => {
  let isDown = true
  const backend = await startBackend({ products: 5, isDown: () => isDown })
  const unknown = { id: 1, slug: undefined, isGone: false }
  expect(await backend.lookUp([1])).toEqual([unknown])
  const calls = backend.calls.length
  expect(await backend.lookUp([1])).toEqual([unknown])
  expect(backend.calls).toHaveLength(calls)
  isDown = false
  backend.pass(30_001)
  expect(await backend.lookUp([1])).toEqual([{ id: 1, slug: 'p-1', name: 'P 1', isGone: false }])
})
