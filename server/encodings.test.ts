import { expect, test } from 'vitest'
import { encodingFor } from './encodings.ts'

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
