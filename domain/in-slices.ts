import { setImmediate } from 'node:timers/promises'

const sliceMs = 8

export async function forEachInSlices<T>(items: Iterable<T>, handle: (item: T) => void): Promise<void> {
  let end = performance.now() + sliceMs
  for (const item of items) {
    handle(item)
    if (performance.now() < end) continue
    await setImmediate()
    end = performance.now() + sliceMs
  }
}
