import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { TestProject } from 'vitest/node'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { seed } from '../../demo/seed.ts'
import { keepDemo } from '../../domain/catalogue/editing/demo.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    emptyDatabase: string
    seededDatabase: string
    /** Removed after the run. */
    workerDatabases: string
  }
}

const dataIn = (folder: string) => join(folder, 'postgres/data')

/** Creates the embedded databases that tests of all projects copy: creating one takes seconds, copying it does not. */
export default async function setup({ vitest }: TestProject) {
  const everyProject = vitest.getRootProject()
  if ('seededDatabase' in everyProject.getProvidedContext()) return
  // These engines end before it pays to optimize their WebAssembly.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  const folder = mkdtempSync(join(tmpdir(), 'precinta-databases-'))
  const empty = join(folder, 'empty')
  const seeded = join(folder, 'seeded')
  const open = (dataDir: string) => connect({ databaseUrl: undefined, dataDir, onError: console.error })
  await (await open(empty)).close()
  copyDatabase(empty, seeded)
  const connection = await open(seeded)
  await migrate(connection.db, seed)
  // Otherwise every screen of the back office would ask whether to keep it.
  await keepDemo(connection)
  await connection.close()
  everyProject.provide('emptyDatabase', empty)
  everyProject.provide('seededDatabase', seeded)
  everyProject.provide('workerDatabases', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

export function copyDatabase(from: string, folder: string): void {
  cpSync(dataIn(from), dataIn(folder), { recursive: true })
}
