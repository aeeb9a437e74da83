import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isNginxAtHand, missingNeeds } from './drill/needs.ts'
import { isChromiumAtHand } from './tests/e2e/chromium.ts'
import { ByProject } from './tests/support/by-project.ts'
import { canMountDisks } from './tests/support/can-mount-disks.ts'
import { CostReporter } from './tests/support/cost-reporter.ts'
import { isJavaAtHand } from './tests/support/nu-checker.ts'
import { isPostgresAtHand } from './tests/support/postgres-server.ts'
import { pictures } from './tools/vite/pictures.ts'

const backend = '{api,db,demo,documents,domain,mail,server}/**/*.test.ts'
const embeddedEngine = ['db/embedded/**/*.test.ts']

/** What these test does not depend on the database, although they start the whole app. */
const onAnyDatabase = [
  'api/catalogue/import-files.test.ts',
  'api/http/spanish-errors.test.ts',
  'domain/catalogue/search/*.test.ts',
  'documents/*.test.ts',
  'server/{data-sheets,list-pdf}.test.ts',
  'server/pages/{cache-key,page-cache}.test.ts',
  'server/process/listen.test.ts',
]

const opensDatabase = (path: string) => /tests\/support\/test-(app|database)\.ts/.test(readFileSync(path, 'utf8'))

const embedded = {
  plugins: [pictures()],
  test: {
    name: 'embedded',
    exclude: embeddedEngine,
    include: [backend, '{admin,shared,tools,web}/**/*.test.ts'],
    globalSetup: 'tests/support/prepared-databases.ts',
  },
}

/** These mock a Node module, so they need isolation. */
const engine = {
  test: {
    name: 'engine',
    include: embeddedEngine,
    globalSetup: 'tests/support/prepared-databases.ts',
    isolate: true,
  },
}

/** Where the engines may differ: what the database itself does, and what several connections do at once. */
const whereEnginesDiffer = [
  '{db,domain,mail}/**/*.test.ts',
  'api/requests/{contacts,invoices}.test.ts',
  'api/quotes/sending.test.ts',
  'api/staff/staff.test.ts',
]

const postgresProject = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: [...embeddedEngine, ...onAnyDatabase],
    globalSetup: 'tests/support/postgres-setup.ts',
  },
})

/** Repeats the tests of the embedded database where PostgreSQL is installed. */
const onServer = globSync(backend).filter(opensDatabase)
const differing = globSync(whereEnginesDiffer)
const postgres = postgresProject(
  'postgres',
  onServer.filter((path) => differing.includes(path)),
)
const postgresRest = postgresProject(
  'postgres-rest',
  onServer.filter((path) => !differing.includes(path)),
)

const processes = {
  test: {
    name: 'process',
    include: ['tests/system/*.test.ts'],
    globalSetup: ['tests/support/prepared-databases.ts', 'tests/support/build-setup.ts'],
  },
}

const e2e = {
  test: {
    name: 'e2e',
    include: ['tests/e2e/*.test.ts'],
    globalSetup: ['tests/support/prepared-databases.ts', 'tests/e2e/site-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
}

const leftOut = [
  !isPostgresAtHand() && 'on PostgreSQL (no PostgreSQL 15 or later is installed)',
  !isNginxAtHand() && 'of deploy/nginx (nginx, OpenSSL or IPv6 is missing)',
  missingNeeds().length > 0 && 'of the failover (npm run drill lists what is not installed)',
  !isChromiumAtHand() && 'in a browser (no Chromium is installed; CHROMIUM names one)',
  !isJavaAtHand() && 'of the HTML by the Nu checker (no Java is installed)',
  !canMountDisks() && 'of a full disk (no disk can be mounted)',
  !existsSync('/dev/shm') && 'of an import from another disk (there is no /dev/shm)',
].filter((tests) => tests !== false)
if (leftOut.length > 0) console.warn(`Left out: tests ${leftOut.join(', ')}.`)

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // No other file mocks modules, so the files of a worker can share loaded modules.
    isolate: false,
    // Twice the processors, because tests often wait: for a page, a process, a mail that is sent again.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: ByProject },
    tags: [{ name: 'thorough', description: 'Runs in npm run test:all only.' }],
    reporters: ['default', new CostReporter({ budget: Number(process.env.MAX_PROCESSOR_MINUTES) || undefined })],
    projects: [
      embedded,
      engine,
      ...(isPostgresAtHand() ? [postgres, postgresRest] : []),
      processes,
      ...(isChromiumAtHand() ? [e2e] : []),
    ],
  },
})
