type Point = [x: number, y: number]
/** To where, round which point if it is a curve, or back to where the outline began. */
type Step = { kind: 'move' | 'line' | 'curve' | 'close'; to: Point; round?: Point }

const numbersFor: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 }

/** What lies as far on the other side. */
const mirrored = (point: Point, centre: Point): Point => [2 * centre[0] - point[0], 2 * centre[1] - point[1]]

/** Of a path of lines and quadratic curves, as letters have them. */
function* stepsOf(path: string): Generator<Step> {
  let at: Point = [0, 0]
  let start = at
  let round: Point | undefined
  for (const [, letter = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase()
    const isRelative = letter === command
    const x = (value: number) => value + (isRelative ? at[0] : 0)
    const y = (value: number) => value + (isRelative ? at[1] : 0)
    if (command === 'z') {
      yield { kind: 'close', to: start }
      at = start
    }
    const numbers = (list.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number)
    const size = numbersFor[command]
    if (size === undefined) throw new Error(`Letters have no "${letter}".`)
    for (let index = 0; index < numbers.length; index += size) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(index, index + size)
      const tos: Record<string, Point> = { h: [x(a), at[1]], v: [at[0], y(a)], q: [x(c), y(d)] }
      const to = tos[command] ?? [x(a), y(b)]
      if (command === 'q') round = [x(a), y(b)]
      else round = command === 't' ? mirrored(round ?? at, at) : undefined
      const isMove = command === 'm' && index === 0
      yield round ? { kind: 'curve', to, round } : { kind: isMove ? 'move' : 'line', to }
      if (isMove) start = to
      at = to
    }
  }
}

const grid = 10
const near = ([x, y]: Point): Point => [Math.round(x * grid) / grid, Math.round(y * grid) / grid]
const isNear = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.2 / grid

/** The same path on a grid of tenths, in few signs. Each step starts where the one before ended, so that no error adds up. */
export function coarsePath(path: string): string {
  let at: Point = [0, 0]
  let start = at
  let round: Point | undefined
  const written: string[] = []
  const write = (command: string, ...points: Point[]) =>
    written.push(command + inFewSigns(points.flatMap(([x, y]) => [x - at[0], y - at[1]])))
  for (const step of stepsOf(path)) {
    const to = near(step.to)
    const smooth = round && mirrored(round, at)
    round = undefined
    if (step.kind === 'move') write('m', to)
    else if (step.kind === 'close') written.push('z')
    else if (!step.round && to[1] === at[1]) written.push(`h${inFewSigns([to[0] - at[0]])}`)
    else if (!step.round && to[0] === at[0]) written.push(`v${inFewSigns([to[1] - at[1]])}`)
    else if (!step.round) write('l', to)
    else if (smooth && isNear(smooth, step.round)) {
      round = smooth
      write('t', to)
    } else {
      round = near(step.round)
      write('q', round, to)
    }
    if (step.kind === 'move') start = to
    at = step.kind === 'close' ? start : to
  }
  return written.join('').replace(/^m/, 'M').replaceAll(repeated, joined)
}

/** A command that is the one before goes without saying. */
const repeated = /([hlqtv])[^a-z]+(?:\1[^a-z]+)+/g
const joined = (row: string, command: string) => command + row.slice(1).split(command).reduce(beside)

const inFewSigns = (numbers: number[]) =>
  numbers.map((number) => (Math.round(number * grid) / grid).toString().replace(/^(-?)0\./, '$1.')).reduce(beside)

const beside = (left: string, right: string) => {
  const needsNothing = right.startsWith('-') || (right.startsWith('.') && /\.\d+$/.test(left))
  return needsNothing ? left + right : `${left} ${right}`
}
