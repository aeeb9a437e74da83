import { setImmediate } from 'node:timers/promises'

const sliceMs = 8

/** Long work on many things: every few milliseconds the thread is left to whoever waits for it. */
export async function forEachInSlices<T>(items: Iterable<T>, act: (item: T) => void): Promise<void> {
  let end = performance.now() + sliceMs
  for (const item of items) {
    act(item)
    if (performance.now() < end) continue
    await setImmediate()
    end = performance.now() + sliceMs
  }
}
