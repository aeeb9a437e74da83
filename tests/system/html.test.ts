/** @module-tag thorough */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { industryPaths, paths } from '../e2e/route-table.ts'
import { findHtmlErrors, isJavaAtHand } from '../support/nu-checker.ts'
import { aQuotation, aServiceRequest } from '../support/samples.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'

const folder = dataFolder()
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ PORT: await freePort(), DATA_DIR: folder })
})
afterAll(async () => {
  await server.stop()
})

async function trackingPathOf(path: string, body: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return new URL((await response.json()).trackingUrl).pathname
}

/** The industry pages are one component, so one of them is enough. */
const plain = paths.filter((path) => path === industryPaths[0] || !industryPaths.includes(path))

const more = [
  '/productos?categoryId=16',
  '/productos?name=zuncho',
  '/productos?name=xyzxyz',
  '/comparar',
  '/comparar?productos=108,109',
  '/cotizacion?productos=108x2',
  '/productos/no-existe?producto=99999',
]

/** It shows that the checker ran and that its messages are understood. */
const withError = '<!DOCTYPE html><html lang="es-CL"><title>Página</title><p id="a">Uno<p id="a">Dos'

test.runIf(isJavaAtHand())(
  'the Nu checker finds no error in what the server sends',
  async () => {
    const sent = [
      await trackingPathOf('/api/invoices', aQuotation()),
      await trackingPathOf('/api/contacts', aServiceRequest()),
    ]
    const pages = await Promise.all(
      [...plain, ...more, ...sent].map(async (path) => {
        const response = await fetch(server.url + path)
        expect(response.headers.get('Content-Type'), path).toContain('text/html')
        return { name: path, html: await response.text() }
      }),
    )
    const rejected = await fetch(`${server.url}/contacto`, { method: 'PUT' })
    pages.push({ name: 'PUT /contacto', html: await rejected.text() })
    pages.push({ name: 'a page with an error', html: withError })
    expect(await findHtmlErrors(pages)).toEqual([
      expect.stringMatching(/^a page with an error: Duplicate ID “a”\. In: /),
    ])
  },
  300_000,
)
