import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, globSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from '../shared/project-path.ts'

/** PostgreSQL does not run as root, so all services run as its user then. */
const isRoot = process.getuid?.() === 0
const asService = (command: string[]) => (isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command)

export type Workshop = ReturnType<typeof openWorkshop>

/** The folder and the processes of one drill. `clear` leaves neither behind; it also runs when the drill is interrupted. */
export function openWorkshop() {
  const folder = mkdtempSync(join(tmpdir(), 'precinta-drill-'))
  const services = new Set<ChildProcess>()
  const own = (path: string) => isRoot && execFileSync('chown', ['-R', 'postgres', path])
  own(folder)
  execFileSync('chmod', ['755', folder])

  const makeFolder = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    own(path)
    return path
  }

  /** Starts a program in a process group of its own; its output is in a file beside the others. */
  const start = (name: string, command: string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const [file = '', ...args] = asService(command)
    const child = spawn(file, args, { cwd: folder, detached: true, stdio: ['ignore', log, log] })
    closeSync(log)
    services.add(child)
    child.once('exit', () => services.delete(child))
    return child
  }

  const run = (command: string[]) => {
    const [file = '', ...args] = asService(command)
    execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  }

  /** Fills one of deploy's files: each ${NAME} in capitals gets its value. */
  const fill = (source: string, name: string, values: Record<string, string>, more = '') => {
    const text = readFileSync(inProject('deploy', source), 'utf8').replaceAll(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, key) => {
      const value = values[key]
      if (value === undefined) throw new Error(`${source} has a variable ${key} that the drill does not know.`)
      return value
    })
    const path = join(folder, name)
    writeFileSync(path, text + more)
    own(path)
    return path
  }

  const others: (() => void)[] = []
  const whenCleared = (end: () => void) => others.push(end)

  /** What the services wrote last. */
  const explain = () =>
    globSync(join(folder, '{*.log,nginx/*error.log}')).map((path) => {
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
      return `${path}:\n${lines.slice(-5).join('\n')}`
    })

  const clear = () => {
    for (const end of others) end()
    for (const child of services) killGroup(child)
    for (const pidFile of globSync(join(folder, '*/data/postmaster.pid'))) endPostgres(pidFile)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  return { folder, makeFolder, start, run, fill, whenCleared, explain, clear }
}

export const killGroup = (child: ChildProcess) => signalGroup(child, 'SIGKILL')

export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // It ended by itself.
  }
}

export const postmasterOf = (pidFile: string) => Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])

/** Patroni starts PostgreSQL in a session of its own, so it outlives Patroni. A killed one leaves shared memory behind. */
function endPostgres(pidFile: string): void {
  const [pid = '', data = '', , , , , memory = ''] = readFileSync(pidFile, 'utf8').split('\n')
  const script = `
    lives() { grep -q "$2" "/proc/$1/cmdline"; }
    lives "$@" && kill -QUIT "$1"
    for i in $(seq 50); do lives "$@" || break; sleep 0.1; done
    lives "$@" && kill -KILL "$1"
    ipcrm -m "$3"`
  const segment = memory.trim().split(/\s+/)[1] ?? ''
  // Usually the memory is gone already, which makes it fail.
  spawnSync('sh', ['-c', script, 'sh', pid, data, segment], { stdio: 'ignore' })
}

export async function until(what: string, seconds: number, isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`)
    await wait(200)
  }
}
