import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/test-app.ts'

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
