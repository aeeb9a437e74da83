/** npm leaves out optional packages that its registry lacks, and then `npm ci` fails on the incomplete lockfile. */
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lockfile = process.argv[2] ?? new URL('../package-lock.json', import.meta.url)
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(lockfile, 'utf8'))

/** Node looks beside the dependent package first, then further up. */
function isNamed(from: string, name: string): boolean {
  if (`${from ? `${from}/` : ''}node_modules/${name}` in lock.packages) return true
  return from !== '' && isNamed(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}

function platformOf(name: string): Entry {
  const words = name.split(/[-/]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) =>
    words.some((word) => word === processor || (processor === 'arm' && word === 'armv7')),
  )
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(os.includes('linux') && libc.length > 0 && { libc }),
  }
}

for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name)
    if (isNamed(path, name) || !(platform.os || platform.cpu)) continue
    lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform }
  }
}

// npm skips an optional package whose `engines` do not match, so a machine with a newer Node keeps its own.
for (const name of Object.keys(lock.packages['']?.optionalDependencies ?? {})) {
  const nodeProgram = lock.packages[`node_modules/${name}`]
  if (nodeProgram?.version && name.startsWith('node-')) {
    nodeProgram.engines = { node: `<${Number.parseInt(nodeProgram.version, 10)}` }
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(lockfile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
