import { readFileSync } from 'node:fs'

/** What a process and those it started have worked so far. On a busy machine it says more than the clock. */
export function workedMs(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + ownMs(each), 0)
}

/** Of Linux. */
const ticksPerSecond = 100

function ownMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
}

function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}
