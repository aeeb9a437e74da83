import { readFileSync } from 'node:fs'

/** CPU time of a process and its descendants, which other load on the machine affects less than wall-clock time. */
export function workedMs(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + ownMs(each), 0)
}

/** USER_HZ of Linux, the unit of /proc/<pid>/stat. */
const ticksPerSecond = 100

function ownMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
}

function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}
