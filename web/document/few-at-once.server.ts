const atOnce = 4

/** Another backend must not get a whole catalogue of calls in one moment. */
export async function fewAtOnce<T, R>(values: T[], operation: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = values.entries()
  const work = async () => {
    for (const [index, value] of queue) results[index] = await operation(value)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
