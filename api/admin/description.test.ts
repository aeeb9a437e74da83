import { expect, test } from 'vitest'
import { setUpTestApp } from '../../tests/test-app.ts'

const createTestApp = setUpTestApp()

test('the description of the API names every route of the catalogue', async () => {
  const app = await createTestApp()
  const { status, body } = await app.get('/api/openapi.json')
  expect(status).toBe(200)
  const paths = Object.keys(body.paths)
  for (const path of ['/admin/products', '/admin/products/imports/trial', '/admin/uploads/pictures', '/admin/changes'])
    expect(paths).toContain(path)
})
