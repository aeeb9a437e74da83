import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    emptyDatabase: string
  }
}

const dataIn = (folder: string) => join(folder, 'postgres/data')

/** Makes the embedded database that the data folders of a run begin with: to make one takes seconds, to copy it does not. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'precinta-empty-'))
  const { close } = await connect({ databaseUrl: undefined, dataDir: folder, onError: console.error })
  await close()
  project.provide('emptyDatabase', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Without a prepared one the folder stays as it is, and the program makes its own. */
export function copyEmptyDatabase(empty: string | undefined, folder: string): void {
  if (empty) cpSync(dataIn(empty), dataIn(folder), { recursive: true })
}
