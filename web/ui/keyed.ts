/** Texts may repeat, so a key also counts the equal texts before it. */
export function keyed<T>(all: readonly T[], textOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return all.map((item) => {
    const text = textOf(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${text} ${before}`, item }
  })
}
