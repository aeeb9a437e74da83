/** Each with a key of its own, also where two say the same: its text, and how many before it had the same. */
export function keyed<T>(all: readonly T[], textOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return all.map((item) => {
    const text = textOf(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${text} ${before}`, item }
  })
}
