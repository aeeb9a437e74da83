/** Requests of one client to one route; `endsAt` is a time of the monotonic clock. */
export type CountWindow = { count: number; endsAt: number }

export type CountRequest = (
  key: string,
  limit: { requests: number; perMs: number },
) => CountWindow | Promise<CountWindow>

/** The limit bounds the memory used by addresses that are seen once. */
const mostCounters = 50_000

export function createCounters(monotonicMs: () => number) {
  const windows = new Map<string, CountWindow>()

  const keep = (key: string, window: CountWindow) => {
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > mostCounters) windows.delete(windows.keys().next().value ?? '')
    return window
  }
  return {
    keep,
    increment: (key: string, perMs: number) => {
      const time = Math.floor(monotonicMs())
      const open = windows.get(key)
      const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + perMs }
      return keep(key, { ...window, count: window.count + 1 })
    },
  }
}

export function countInProcess(monotonicMs: () => number): CountRequest {
  const counters = createCounters(monotonicMs)
  return (key, { perMs }) => counters.increment(key, perMs)
}
