import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite, freePort, startServer } from '../server-process.ts'
import { findChromium } from './chromium.ts'
import { staffSettings } from './staff-account.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    chromium: string
  }
}

/** One real server for all the browser tests of a run. */
export default async function setup(project: TestProject) {
  project.provide('chromium', findChromium())
  buildSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'precinta-e2e-'))
  const server = await startServer({ PORT: await freePort(), DATA_DIR: dataDir, ...staffSettings })
  project.provide('siteUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
