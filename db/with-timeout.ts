export class TimedOut extends Error {
  override name = 'TimedOut'
}

/** Rejects if the database does not respond in time; the query itself goes on. */
export async function withTimeout<T>(query: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new TimedOut('The database did not respond in time.'))
  // After the event loop was blocked, the response may be there and unread; sockets are read before immediates run.
  const timer = setTimeout(() => setImmediate(giveUp), timeoutMs).unref()
  return Promise.race([query, late]).finally(() => clearTimeout(timer))
}
