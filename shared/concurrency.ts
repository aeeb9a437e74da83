/** Operations run one at a time, with a pause for other requests in between. */
export function oneAtATime(pause: () => Promise<void> = async () => {}) {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(operation: () => T | Promise<T>): Promise<T> => {
    const turn = last.then(operation)
    last = turn.then(pause, pause)
    return turn
  }
}

const atOnce = 4

/** Another backend must not get many calls in one moment. The first failure is the last call. */
export async function mapWithLimit<T, R>(values: T[], operation: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const left = [...values.entries()]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await operation(next[1])
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    left.length = 0
  }
  return results
}
