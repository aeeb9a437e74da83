/** Operations run one at a time, with a pause for other requests in between. */
export function createTurns(pause: () => Promise<void> = async () => {}) {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(operation: () => T | Promise<T>): Promise<T> => {
    const turn = last.then(operation)
    last = turn.then(pause, pause)
    return turn
  }
}
