import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/support/test-app.ts'
import { encodingFor } from './compression.ts'

const createTestApp = setUpTestApp()

test.each(['br', 'gzip', 'identity'])('an uncached response in %s is private and varies', async (accepted) => {
  const app = await createTestApp()
  await using server = await app.listen()
  const response = await fetch(`http://127.0.0.1:${server.port}/api/products`, {
    headers: { 'Accept-Encoding': accepted, Authorization: 'Bearer of-nobody' },
  })
  expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(accepted)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await response.json()).toHaveProperty('products')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR;q=1.0', 'br'],
  ['deflate,br;q=0.1,gzip', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br; q=0.000, gzip ; q=0.5', 'gzip'],
  ['gzip', 'gzip'],
  ['x-gzip, brotli', undefined],
  ['br;q=0, gzip;q=0.0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j selects %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding)
})
