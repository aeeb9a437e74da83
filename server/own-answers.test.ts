import { expect, test } from 'vitest'
import { setUpTestApp } from '../tests/test-app.ts'

const createTestApp = setUpTestApp()

test.each(['br', 'gzip', 'identity'])('an answer that is not kept says that %s was chosen for it', async (accepted) => {
  const app = await createTestApp()
  await using server = await app.listen()
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/products`, {
    headers: { 'Accept-Encoding': accepted, Authorization: 'Bearer of-nobody' },
  })
  expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(accepted)
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await answer.json()).toHaveProperty('products')
})
