import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isPostgresAtHand } from '../tests/support/postgres-server.ts'

/** A program or package that a measurement needs, with the command that installs it. */
export type Need = { isThere: () => boolean; install: string }

const here = (path: string) => existsSync(fileURLToPath(new URL(path, import.meta.url)))
const program = (name: string) => globSync(`/{usr/,usr/local/,}{bin,sbin}/${name}`).length > 0

export const wrk: Need = { isThere: () => program('wrk'), install: 'apt-get install wrk' }
export const postgres: Need = { isThere: isPostgresAtHand, install: 'apt-get install postgresql' }
export const chromium: Need = {
  isThere: () => program('chromium') || program('google-chrome'),
  install: 'apt-get install chromium',
}
export const lighthouse: Need = {
  isThere: () => here('node_modules/lighthouse'),
  install: 'npm ci --prefix bench',
}
export const searchLibraries: Need = {
  isThere: () => here('peers/search/node_modules/minisearch'),
  install: 'npm ci --prefix bench/peers/search',
}
export const next: Need = {
  isThere: () => here('peers/next/node_modules/next'),
  install: 'npm ci --prefix bench/peers/next',
}
