import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isChromiumAtHand } from './tests/e2e/chromium.ts'
import { isPostgresAtHand } from './tests/postgres-server.ts'
import { pictures } from './tools/vite/pictures.ts'

/** These run on the embedded database and, if installed, on PostgreSQL. */
const onDatabase = [
  'api/**/*.test.ts',
  'db/**/*.test.ts',
  'domain/**/*.test.ts',
  'mail/**/*.test.ts',
  'server/**/*.test.ts',
]
const embeddedEngine = ['db/embedded/**/*.test.ts']
/** Data sheets do not depend on the database. */
const embeddedOnly = [...embeddedEngine, 'server/data-sheets/**/*.test.ts']

const embedded = {
  plugins: [pictures()],
  test: {
    name: 'embedded',
    exclude: embeddedEngine,
    include: [...onDatabase, '{admin,contract,web}/**/*.test.ts', '*.test.ts'],
    globalSetup: 'tests/prepared-databases.ts',
  },
}

/** These mock a Node module, so they need isolation. */
const engine = {
  test: {
    name: 'engine',
    include: embeddedEngine,
    globalSetup: 'tests/prepared-databases.ts',
    isolate: true,
  },
}

const postgres = {
  test: { name: 'postgres', include: onDatabase, exclude: embeddedOnly, globalSetup: 'tests/postgres-setup.ts' },
}

/** Runs last, because browsers need the whole machine. One more worker than processors, because pages often wait. */
const e2e = {
  test: {
    name: 'e2e',
    include: ['tests/e2e/*.test.ts'],
    globalSetup: ['tests/prepared-databases.ts', 'tests/e2e/site-setup.ts'],
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 1 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
}

if (!isPostgresAtHand()) console.warn('Left out: the tests on PostgreSQL (no PostgreSQL 15 or later is installed).')
if (!isChromiumAtHand())
  console.warn('Left out: the tests in a browser (no Chromium is installed; CHROMIUM names one).')

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // No other file mocks modules, so the files of a worker can share loaded modules.
    isolate: false,
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      embedded,
      engine,
      ...(isPostgresAtHand() ? [postgres] : []),
      {
        test: {
          name: 'process',
          include: ['tests/*.test.ts'],
          globalSetup: ['tests/prepared-databases.ts', 'tests/build-setup.ts'],
        },
      },
      ...(isChromiumAtHand() ? [e2e] : []),
    ],
  },
})
