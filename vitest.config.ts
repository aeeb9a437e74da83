import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
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
const embeddedOnly = [...embeddedEngine, 'server/{data-sheets,quotation-list,quotes}/**/*.test.ts']

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

const last = { groupOrder: 1 }

const processes = {
  test: {
    name: 'process',
    include: ['tests/*.test.ts'],
    globalSetup: ['tests/prepared-databases.ts', 'tests/build-setup.ts'],
    sequence: last,
  },
}

const e2e = {
  test: {
    name: 'e2e',
    include: ['tests/e2e/*.test.ts'],
    globalSetup: ['tests/prepared-databases.ts', 'tests/e2e/site-setup.ts'],
    sequence: last,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
}

if (!isPostgresAtHand()) console.warn('Left out: the tests on PostgreSQL (no PostgreSQL 15 or later is installed).')
if (!isChromiumAtHand())
  console.warn('Left out: the tests in a browser (no Chromium is installed; CHROMIUM names one).')

/** Tests of processes wait for timeouts, during which pages can be tested. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ project }: TestSpecification) => project.name === processes.test.name
    const sorted = await super.sort(files)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // No other file mocks modules, so the files of a worker can share loaded modules.
    isolate: false,
    // One more than processors, because tests often wait: for a page, a process, a mail that is sent again.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    projects: [
      embedded,
      engine,
      ...(isPostgresAtHand() ? [postgres] : []),
      processes,
      ...(isChromiumAtHand() ? [e2e] : []),
    ],
  },
})
