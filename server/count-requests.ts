/** Requests of one client to one route; `endsAt` is a time of the monotonic clock. */
export type CountWindow = { count: number; endsAt: number }

/** A request that could not be served is taken back by -1. */
export type CountRequest = (
  key: string,
  limit: { requests: number; perMs: number },
  by?: 1 | -1,
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
    add: (key: string, perMs: number, by: number) => {
      const time = Math.floor(monotonicMs())
      const open = windows.get(key)
      const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + perMs }
      return keep(key, { ...window, count: window.count + by })
    },
  }
}

export function countInProcess(monotonicMs: () => number): CountRequest {
  const counters = createCounters(monotonicMs)
  return (key, { perMs }, by = 1) => counters.add(key, perMs, by)
}
