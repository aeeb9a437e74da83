import { afterAll, beforeAll } from 'vitest'
import { freePort, startServer } from '../support/server-process.ts'
import { dataFolder } from '../support/test-database.ts'
import { setUpBrowser } from './browser.ts'
import { enterOffice } from './office.ts'
import { staffSettings } from './staff-account.ts'

const desktop = { width: 1280, height: 900 }

/** For tests that change the catalogue: a separate server, with signed-in pages. */
export function setUpOwnOffice() {
  const openPage = setUpBrowser()
  const folder = dataFolder()
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ PORT: await freePort(), DATA_DIR: folder, ...staffSettings })
  })
  afterAll(async () => {
    await server.stop()
  })

  const visit = async (path: string, viewport = desktop) => {
    const page = await openPage({ baseURL: server.url, viewport })
    await page.goto(path)
    return page
  }
  const enter = async (path: string, viewport = desktop) => {
    const page = await openPage({ baseURL: server.url, viewport })
    await enterOffice(page, path, server.url)
    return page
  }
  return { visit, enter }
}
