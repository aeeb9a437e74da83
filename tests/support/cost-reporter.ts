import { globSync, readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const shownTests = 10

/** The unit of /proc, which every build of Linux sets to this. */
const ticksPerSecond = 100

type Options = {
  /** In minutes of processor time; undefined sets none. */
  budget: number | undefined
}

/** Prints what a run has cost, and fails it above its budget: unlike the time it takes, this depends little on what else runs. */
export class CostReporter implements Reporter {
  readonly #budget: number | undefined

  constructor({ budget }: Options) {
    this.#budget = budget
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    printSlowest(modules)
    const spent = processorMinutes()
    const cost = spent === undefined ? 'measured on Linux only' : minutes(spent)
    console.log(`\nProcessor time: ${cost}${this.#budget ? `, at most ${minutes(this.#budget)}` : ''}`)
    if (!this.#budget || !spent || spent <= this.#budget) return
    console.error('The tests cost too much: make them cheaper, or run some in test:all only (docs/development.md).')
    process.exitCode = 1
  }
}

const minutes = (count: number) => `${count.toFixed(1)} minutes`

function printSlowest(modules: readonly TestModule[]): void {
  const durationOf = (test: TestCase) => test.diagnostic()?.duration ?? 0
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const slowest = tests.toSorted((one, other) => durationOf(other) - durationOf(one)).slice(0, shownTests)
  console.log('\nSlowest tests:')
  for (const test of slowest) {
    const seconds = (durationOf(test) / 1000).toFixed(1).padStart(6)
    console.log(`${seconds} s  ${test.module.relativeModuleId}: ${test.fullName}`)
  }
}

/** Of this process, its children, and theirs, whether they still run or have ended. */
function processorMinutes(): number | undefined {
  const all = globSync('/proc/[0-9]*/stat').flatMap(readProcess)
  const own = new Set([process.pid])
  let size = 0
  while (size !== own.size) {
    size = own.size
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid)
  }
  const found = all.filter(({ pid }) => own.has(pid))
  if (found.length === 0) return undefined
  return found.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond / 60
}

/** Some end while they are listed. */
function readProcess(path: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const stat = readFileSync(path, 'utf8')
    // The name before the last parenthesis may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [own = 0, ownSystem = 0, waitedFor = 0, waitedForSystem = 0] = fields.slice(11, 15)
    return [
      { pid: Number.parseInt(stat, 10), parent: fields[1] ?? 0, ticks: own + ownSystem + waitedFor + waitedForSystem },
    ]
  } catch {
    return []
  }
}
