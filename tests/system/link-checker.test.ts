/** @module-tag thorough */

import { LinkChecker } from 'linkinator'
import { expect, test } from 'vitest'
import { builtPages } from '../../server/pages/load-pages.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { setUpTestApp } from '../support/test-app.ts'
import { dataFolder } from '../support/test-database.ts'

const createTestApp = setUpTestApp()
const folder = dataFolder()

/** Unlike a browser it opens hundreds of connections, and leaves the bodies of pictures and scripts unread. */
async function findBroken(site: string, { path = '', recurse = true } = {}) {
  const { links } = await new LinkChecker().check({
    path: site + path,
    recurse,
    concurrency: 8,
    linksToSkip: async (link) => !link.startsWith(site),
  })
  const checked = links.filter(({ state }) => state !== 'SKIPPED')
  const broken = checked.filter(({ state }) => state === 'BROKEN')
  return {
    checked: new Set(checked.map(({ url }) => url)).size,
    broken: broken.map(({ url, status, failureDetails = [] }) =>
      [url, status, ...failureDetails.map(String)].join(' '),
    ),
  }
}

test('a link checker finds no broken link in a fresh process', { timeout: 600_000 }, async () => {
  const port = await freePort()
  const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: folder }
  await using server = Object.assign(await startServer(settings), {
    [Symbol.asyncDispose]: async () => {
      await server.stop()
    },
  })
  const { checked, broken } = await findBroken(server.url)
  expect(broken).toEqual([])
  expect(checked).toBeGreaterThan(1000)
})

test.each([
  ['all clients', { maxConnections: 40 }],
  ['one client', { maxPerAddress: 40 }],
])('a link checker finds no broken link on a page of many, with few connections for %s', async (_, limits) => {
  const { site } = await builtPages()
  const app = await createTestApp({ site })
  await using server = await app.listen(limits)
  const { checked, broken } = await findBroken(`http://127.0.0.1:${server.port}`, {
    path: '/soluciones',
    recurse: false,
  })
  expect(broken).toEqual([])
  expect(checked).toBeGreaterThan(80)
})
