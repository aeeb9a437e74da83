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

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'embedded', include: [...onDatabase, '{admin,contract,web}/**/*.test.ts'] } },
      ...(isPostgresAtHand() ? [postgres] : []),
      { test: { name: 'process', include: ['tests/*.test.ts'] } },
      // On a busy machine a browser can be late; what fails twice is broken.
      { test: { name: 'e2e', include: ['tests/e2e/*.test.ts'], globalSetup: 'tests/e2e/site-setup.ts', retry: 2 } },
    ],
  },
})
