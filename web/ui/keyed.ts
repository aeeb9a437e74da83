/** Unique React keys from texts that may repeat: the text and the number of equal texts before it. */
export function keyed<T>(all: readonly T[], textOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return all.map((item) => {
    const text = textOf(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${text} ${before}`, item }
  })
}
