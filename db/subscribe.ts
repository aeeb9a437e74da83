import pg from 'pg'

const reconnectMs = 2_000

type Options = { onMessage: () => void; onError: (error: unknown) => void }

export function subscribe(databaseUrl: string, channel: string, { onMessage, onError }: Options): () => Promise<void> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const opened = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 10_000 })
    client = opened
    opened.on('notification', onMessage)
    opened.on('error', onError)
    opened.once('end', reopen)
    try {
      await opened.connect()
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      // Notifications may have been missed while disconnected.
      onMessage()
    } catch (error) {
      onError(error)
      opened.end().catch(onError)
      reopen()
    }
  }
  const reopen = () => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(open, reconnectMs).unref()
  }

  void open()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
