import { setImmediate } from 'node:timers/promises'

const sliceMs = 8

/** Lets other requests in between; the work yields wherever it can be interrupted. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  let end = performance.now() + sliceMs
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < end) continue
    await setImmediate()
    end = performance.now() + sliceMs
  }
}

export const forEachInSlices = <T>(items: Iterable<T>, handle: (item: T) => void): Promise<void> =>
  runInSlices(handleEach(items, handle))

function* handleEach<T>(items: Iterable<T>, handle: (item: T) => void): Generator<void, void> {
  for (const item of items) {
    handle(item)
    yield
  }
}
