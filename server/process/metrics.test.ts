import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDrizzle } from '../../db/connect.ts'
import { aContact } from '../../tests/support/samples.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'
import { createMetrics } from './metrics.ts'

const createTestApp = setUpTestApp()

const metricsToken = 'a-token-for-prometheus'
const authorized = { headers: { Authorization: `Bearer ${metricsToken}` } }

test('requests, cache, mails, database and memory are told in the format of Prometheus', async () => {
  const app = await createTestApp({ metricsToken, pageCacheRules: { '/mineria': 'always' } })
  await app.get('/mineria')
  await app.get('/mineria')
  await app.post('/api/contacts', aContact())
  const { status, headers, body } = await app.request('/metrics', authorized)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(body).toContain('http_request_duration_seconds_count{kind="page",method="GET",status="200"} 2')
  expect(body).toContain('http_request_duration_seconds_count{kind="api",method="POST",status="201"} 1')
  expect(body).toContain('precinta_page_cache_lookups_total{outcome="rendered"} 1')
  expect(body).toContain('precinta_page_cache_lookups_total{outcome="hit"} 1')
  expect(body).toMatch(/^precinta_mails_queued [0-9]+$/m)
  expect(body).toMatch(/^precinta_mails_failed 0$/m)
  expect(body).toMatch(/^precinta_mails_oldest_queued_seconds [\d.]+$/m)
  expect(body).toMatch(/^precinta_database_connections [1-9]/m)
  expect(body).toMatch(/^precinta_ready 1$/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(body).toMatch(/^process_resident_memory_bytes [1-9]/m)
})

test('while the database does not respond, the other figures are told', async () => {
  const { db } = await createTestApp()
  const pool = new pg.Pool({ ...db.$client.options, max: 1 })
  const client = await pool.connect()
  onTestFinished(async () => {
    client.release()
    await pool.end()
  })
  const isReady = () => Promise.withResolvers<boolean>().promise
  const { text } = await createMetrics({ db: openDrizzle(pool), now: () => new Date(), isReady }).read()
  expect(text).toMatch(/^precinta_ready 0$/m)
  expect(text).toMatch(/^precinta_mails_queued Nan$/m)
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
})

test('an invented method makes no label of its own', async () => {
  const app = await createTestApp({ metricsToken })
  await app.request('/mineria', { method: 'BREW' })
  const { body } = await app.request('/metrics', authorized)
  expect(body).toContain('method="other"')
  expect(body).not.toContain('BREW')
})

test.each([
  ['no token', {}],
  ['a wrong token', { headers: { Authorization: 'Bearer a-token-for-somebody-e' } }],
])('with %s nothing is told', async (_, init) => {
  const app = await createTestApp({ metricsToken })
  const { status, body } = await app.request('/metrics', init)
  expect(status).toBe(401)
  expect(JSON.stringify(body)).not.toContain('process_')
})

test('without the setting there is no such page', async () => {
  const app = await createTestApp()
  const { body } = await app.request('/metrics', authorized)
  expect(body).toBe('page')
})
