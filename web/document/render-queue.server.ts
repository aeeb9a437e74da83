/** On a slow machine, about three seconds of work. */
const mostWaiting = 200

/**
 * Pages are rendered one at a time, with a pause for other requests in between: health checks and cached pages must not
 * wait for fifty pages that somebody requested at once. The result is undefined if too many are waiting.
 */
export function createRenderQueue(pause: () => Promise<void>) {
  let waiting = 0
  let last = Promise.resolve()
  return async <T>(render: () => Promise<T>): Promise<T | undefined> => {
    if (waiting >= mostWaiting) return undefined
    waiting++
    const turn = last.then(render).finally(() => waiting--)
    last = turn.then(pause, pause)
    return turn
  }
}
