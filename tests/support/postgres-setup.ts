import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export default function setup(project: TestProject) {
  const server = startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
