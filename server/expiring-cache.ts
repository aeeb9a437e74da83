type Options = { ms: number; most: number; clock: () => number }

/** A small cache whose entries expire; when it is full the oldest is dropped. */
export function expiringCache<Key, Value>({ ms, most, clock }: Options) {
  const entries = new Map<Key, { value: Value; endsAt: number }>()
  return {
    get: (key: Key): Value | undefined => {
      const entry = entries.get(key)
      return entry && entry.endsAt > clock() ? entry.value : undefined
    },
    set: (key: Key, value: Value): Value => {
      entries.delete(key)
      entries.set(key, { value, endsAt: clock() + ms })
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(oldest)
      }
      return value
    },
    expireIn: (key: Key, soonerMs: number): void => {
      const entry = entries.get(key)
      if (entry) entry.endsAt = clock() + soonerMs
    },
  }
}
