import { expect, test } from 'vitest'
import { builtPages } from '../server/pages.ts'
import { setUpTestApp } from './test-app.ts'

const createTestApp = setUpTestApp()

test('of more than two hundred pages at once, the others are refused in Spanish and may be requested again', async () => {
  const { site } = await builtPages()
  const app = await createTestApp({ site })
  const search = (number: number) => app.raw(`/productos?name=zuncho+${number}`)
  const responses = await Promise.all(Array.from({ length: 260 }, (_, number) => search(number)))
  const refused = responses.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(60)
  for (const response of refused) {
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('El sitio está muy ocupado. Intenta nuevamente en unos segundos.')
  }
  expect((await search(0)).status).toBe(200)
})
