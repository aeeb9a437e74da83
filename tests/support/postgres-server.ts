/** Starts a PostgreSQL server for the tests where PostgreSQL is installed. */
import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Debian's packages, Homebrew and Postgres.app. */
const places = [
  '/usr/lib/postgresql/*/bin/initdb',
  '/{opt/homebrew,usr/local}/opt/postgresql@*/bin/initdb',
  '/Applications/Postgres.app/Contents/Versions/*/bin/initdb',
]

const oldest = 15

function programs(): string | undefined {
  const versionOf = (path: string) => Number(/(?:postgresql[/@]|Versions\/)(\d+)/.exec(path)?.[1] ?? 0)
  const newestFirst = globSync(places).sort((a, b) => versionOf(b) - versionOf(a))
  return newestFirst.filter((path) => versionOf(path) >= oldest).map(dirname)[0]
}

/** PostgreSQL does not run as root; Debian's package creates a user for it. */
const isRoot = () => process.getuid?.() === 0

export const isPostgresAtHand = () => programs() !== undefined && (!isRoot() || process.platform === 'linux')

export type PostgresServer = { url: string; socket: string; restart: () => void; stop: () => void }

/** Tests do not need data to survive a power cut. */
const unsafeAndQuick = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `-c ${name}=off`).join(' ')

export function startPostgres({ isDurable = false } = {}): PostgresServer {
  const bin = programs()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'precinta-pg-'))
  if (isRoot()) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o755)
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args]
    const [file = '', ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const data = join(folder, 'data')
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync')
  const options = `-c listen_addresses='' -c unix_socket_directories=${folder} -c max_connections=200 ${isDurable ? '' : unsafeAndQuick}`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket: join(folder, '.s.PGSQL.5432'),
    /** As after a crash: connections break, and the server recovers from its log. */
    restart: () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', '-l', join(folder, 'log'), 'restart'),
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
