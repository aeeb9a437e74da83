import type { Catalogue } from './catalogue.ts'

export const catalogueChannel = 'catalogue'

const secondTryMs = 5_000

export type LiveCatalogue = {
  readonly current: Catalogue
  /** Resolves once `current` has all earlier commits. A failed load is retried later and never rejects. */
  reload: () => Promise<void>
}

export function keepCatalogue(
  first: Catalogue,
  load: () => Promise<Catalogue>,
  onError: (error: unknown) => void,
): LiveCatalogue {
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
