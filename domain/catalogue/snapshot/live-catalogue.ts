import type { Catalogue } from './catalogue.ts'

/** Told on this channel, every process on the same PostgreSQL reloads the catalogue. */
export const catalogueChannel = 'catalogue'

const secondTryMs = 5_000

export type LiveCatalogue = {
  /** Another object after every change, never the same one changed. */
  readonly current: Catalogue
  /** Done when what was committed before the call is in `current`. A database that is away delays it and fails nobody. */
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
  /** Whoever asks before the next load has begun shares it. */
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
