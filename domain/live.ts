const secondTryMs = 5_000

/** A value from the database that is read again after each change. */
export type Live<T> = {
  readonly current: T
  /** Resolves once `current` has all earlier commits. A failed load is retried later and never rejects. */
  reload: () => Promise<void>
}

export function createLive<T>(first: T, load: () => Promise<T>, onError: (error: unknown) => void): Live<T> {
  let current = first
  let running = Promise.resolve()
  let waiting: Promise<void> | undefined

  const replace = async () => {
    waiting = undefined
    try {
      current = await load()
    } catch (error) {
      onError(error)
      setTimeout(reload, secondTryMs).unref()
    }
  }
  // Calls made before the next load begins share it.
  const reload = () => {
    if (!waiting) {
      waiting = running.then(replace)
      running = waiting
    }
    return waiting
  }

  return {
    get current() {
      return current
    },
    reload,
  }
}
