import { cushionFields } from '../../../web/calculators/cushion-calculator.ts'
import { filmFields } from '../../../web/calculators/film-calculator.ts'
import { strapFields } from '../../../web/calculators/strap-calculator.ts'
import { generate, type Json, type Schema } from './generate-body.ts'
import type { Random } from './random.ts'

type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export type Generated = { method: string; path: string; headers: Record<string, string>; body?: string | undefined }

const pieces = ['%', '%00', '%ff', '%c0%ae', '..%2f', '%2F%2F', '%E0%A4%A', '💥', 'ñ', '~', '0', '-1', '108'] as const
const longer = ['a'.repeat(3000), '9'.repeat(40), '%F0%9F'.repeat(50)] as const

const oddPiece = (random: Random) => random.pick([random.pick(pieces), random.pick(pieces), random.pick(longer)])

const ids = [
  '1',
  '2',
  '101',
  '108',
  '119',
  '163',
  'zuncho-pet-16-verde',
  'a3bb189e-8bf9-4a3b-9c1d-2f6d2b1c7e10',
] as const

const names = [
  'page',
  'name',
  'categoryId',
  'producto',
  'cantidad',
  'id',
  'folio',
  'ids',
  'productos',
  'orden',
  'vista',
  'calculo',
  'busqueda',
  'vista-previa',
  'enlace',
  'q',
] as const
const more = ['siguiente', 'filter', 'sort', 'range', 'parte', '_routes', 'index', '__proto__', 'a[b]'] as const
const choices = ['propuesta', 'formato', 'formato119', 'zuncho', 'resistencia', 'espesor'] as const
const fields = Object.keys({ ...filmFields, ...strapFields, ...cushionFields })

function query(random: Random, known: string[], own?: string): string {
  const count = random.pick([0, 0, 1, 2, 5])
  const pairs = Array.from({ length: count }, () => {
    const name = random.pick([random.pick(names), random.pick(more), random.pick(choices), ...known])
    return `${name}=${random.chance(0.5) ? random.pick(ids) : oddPiece(random)}`
  })
  if (own && random.chance(0.8)) pairs.unshift(own)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'a/b/c',
  '',
] as const

function encode(random: Random, value: Json): Pick<Generated, 'headers' | 'body'> {
  const json = JSON.stringify(value)
  const type = random.chance(0.85) ? 'application/json' : random.pick(contentTypes)
  const odd = random.pick([
    json.slice(0, random.below(json.length + 1)),
    `${'['.repeat(5000)}${json}`,
    'name=Ana&email=%ff&message=%00&email=a&__proto__=1',
    `--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.jpg"\r\n\r\n${json}\r\n--x--\r\n`,
    '',
  ])
  return { headers: type ? { 'Content-Type': type } : {}, body: random.chance(0.6) ? json : odd }
}

const headers = (random: Random): Record<string, string> => ({
  ...(random.chance(0.2) && {
    'Idempotency-Key': random.pick(['x', 'a3bb189e-8bf9-4a3b-9c1d-2f6d2b1c7e10', '0'.repeat(999)]),
  }),
  ...(random.chance(0.1) && { 'If-None-Match': random.pick(['*', '"', 'W/"x"']) }),
  ...(random.chance(0.1) && { Range: random.pick(['bytes=0-1', 'bytes=5-1', 'bytes=-99999999999', 'lines=1']) }),
  ...(random.chance(0.1) && { 'Accept-Encoding': random.pick(['br', 'gzip;q=0', '*;q=x', 'zstd, br']) }),
  ...(random.chance(0.1) && {
    Authorization: random.pick(['Bearer x', 'Basic', 'Bearer']),
  }),
  ...(random.chance(0.1) && { 'X-Forwarded-For': random.pick(['1.2.3.4, x', '::1', ',,,']) }),
})

/** A call of a documented API operation, mostly valid. */
export function generateCall(random: Random, { paths, components }: Description): Generated {
  const find = (ref: string) => components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const [first, ...rest] = routes
  if (!first) throw new Error('The description has no routes.')
  const { path, method, operation } = random.pick([first, ...rest])
  const filled = path.replace(/\{[^}]+\}/g, () => (random.chance(0.7) ? random.pick(ids) : oddPiece(random)))
  const known = (operation.parameters ?? []).filter(({ in: place }) => place === 'query').map(({ name }) => name)
  const address = `/api${filled}${query(random, known)}`
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const actual = random.chance(0.95) ? method.toUpperCase() : random.pick(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  if (actual === 'GET') return { method: actual, path: address, headers: headers(random) }
  const value = generate(random, schema ?? {}, find, random.pick([0, 0.03, 0.1, 0.3]))
  const sent = encode(random, value)
  return { method: actual, path: address, headers: { ...headers(random), ...sent.headers }, body: sent.body }
}

/** A request for a page, or for a path that resembles one. */
export function visitPage(random: Random, pages: readonly [string, ...string[]]): Generated {
  const [page = '/', own] = random.pick(pages).split('?')
  const path = random.pick([
    page,
    page,
    page,
    `${page}/`,
    `${page}.data`,
    `${page}/${oddPiece(random)}`,
    `/${oddPiece(random)}`,
  ])
  const address = `${path}${query(random, fields, own)}`
  const method = random.chance(0.75)
    ? 'GET'
    : random.pick(['POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
  if (method !== 'POST') return { method, path: address, headers: headers(random) }
  const sent = encode(
    random,
    generate(random, {}, () => ({}), 0.5),
  )
  const type = random.chance(0.6) ? { 'Content-Type': 'application/x-www-form-urlencoded' } : sent.headers
  return { method, path: address, headers: { ...headers(random), ...type }, body: sent.body }
}
