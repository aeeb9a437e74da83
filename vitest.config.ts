import { defineConfig } from 'vitest/config'
import { isPostgresAtHand } from './tests/postgres-server.ts'

/** What runs on a database runs twice: on the embedded one, and on PostgreSQL where one is at hand. */
const onDatabase = [
  'api/**/*.test.ts',
  'db/**/*.test.ts',
  'domain/**/*.test.ts',
  'mail/**/*.test.ts',
  'server/**/*.test.ts',
]
const embeddedOnly = 'db/embedded/**/*.test.ts'

if (!isPostgresAtHand()) console.warn('PostgreSQL is not installed: its part of the tests is left out.')

const postgres = {
  test: { name: 'postgres', include: onDatabase, exclude: [embeddedOnly], globalSetup: 'tests/postgres-setup.ts' },
}

/** One file after the other, and after all else: they share one site, and browsers need the whole machine. */
const e2e = {
  test: {
    name: 'e2e',
    include: ['tests/e2e/*.test.ts'],
    globalSetup: 'tests/e2e/site-setup.ts',
    fileParallelism: false,
    sequence: { groupOrder: 1 },
    // On a busy machine a browser can be late; what fails every time is broken.
    retry: 2,
  },
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one processor is left idle: on a small machine that is half of it.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'embedded', include: [...onDatabase, '{admin,contract,web}/**/*.test.ts', '*.test.ts'] } },
      ...(isPostgresAtHand() ? [postgres] : []),
      { test: { name: 'process', include: ['tests/*.test.ts'] } },
      e2e,
    ],
  },
})
