import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyDatabase } from '../support/prepared-databases.ts'
import { buildSite, freePort, startServer } from '../support/server-process.ts'
import { findChromium, findHeadless } from './chromium.ts'
import { staffSettings } from './staff-account.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    chromium: string
    headless: string
  }
}

/** Starts one server for all browser tests. */
export default async function setup(project: TestProject) {
  project.provide('chromium', findChromium())
  project.provide('headless', findHeadless())
  buildSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'precinta-e2e-'))
  copyDatabase(project.getProvidedContext().seededDatabase, dataDir)
  const settings = { PORT: await freePort(), DATA_DIR: dataDir, TRUST_PROXY: '1', ...staffSettings }
  const server = await startServer(settings)
  project.provide('siteUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
