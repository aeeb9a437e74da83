import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../shared/project-path.ts'
import { isPostgresAtHand, startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/test-database.ts'

const folder = temporaryFolder()

/** Records how pg_dump is called, and calls the one that is installed. */
const recorder = `#!/bin/sh
printf '%s\\n' "$PGPASSWORD" "$*" > '${folder}/call'
PATH=\${PATH#*:} exec pg_dump "$@"
`

test.runIf(isPostgresAtHand())('a backup does not show the password among the arguments of pg_dump', () => {
  const server = startPostgres()
  onTestFinished(server.stop)
  const [programs, backups] = [join(folder, 'bin'), join(folder, 'backups')]
  for (const one of [programs, backups]) mkdirSync(one)
  writeFileSync(join(programs, 'pg_dump'), recorder, { mode: 0o755 })
  const password = 'a%b\\c@d:e/é'
  const url = server.url.replace('postgres@', `postgres:${encodeURIComponent(password)}@`)
  execFileSync(inProject('deploy/backup/pg-dump.sh'), [backups], {
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: url },
  })
  const [handed, shown] = readFileSync(join(folder, 'call'), 'utf8').split('\n')
  expect(handed).toBe(password)
  expect(shown).toContain(server.url)
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^precinta-\w+\.dump$/)])
})
