import pg from 'pg'
import { TimedOut, withTimeout } from './with-timeout.ts'

const probeEveryMs = 2_000
const silentAfterMs = 4_000

type Subscription = { channel: string; onMessage: () => void }

type Options = {
  /** The server did not respond in time, so other open connections do not work either. */
  onSilence: () => void
  onError: (error: unknown) => void
}

/**
 * One connection for all channels. It listens again every two seconds, which is harmless and shows that the server
 * responds: where a network drops packets, connections stay open and wait for minutes.
 */
export function createListener(databaseUrl: string, { onSilence, onError }: Options) {
  const subscriptions = new Set<Subscription>()
  let running: Promise<void> | undefined
  let isStopped = false
  let nudge = () => {}

  const pause = () =>
    new Promise<void>((done) => {
      nudge = done
      setTimeout(done, probeEveryMs).unref()
    })

  async function run(): Promise<void> {
    while (!isStopped) {
      await stayConnected().catch((error) => {
        if (error instanceof TimedOut) onSilence()
        onError(error)
      })
      if (!isStopped) await pause()
    }
  }

  async function stayConnected(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: silentAfterMs })
    const caughtUp = new Set<Subscription>()
    client.on('notification', ({ channel }) => {
      for (const subscription of subscriptions) if (subscription.channel === channel) subscription.onMessage()
    })
    // The next query reports it too.
    client.on('error', () => {})
    try {
      await withTimeout(client.connect(), silentAfterMs)
      while (!isStopped) {
        const wanted = [...subscriptions]
        await withTimeout(client.query(listenStatements(wanted)), silentAfterMs)
        // Notifications may have been missed while disconnected.
        for (const subscription of wanted.filter((one) => !caughtUp.has(one))) {
          caughtUp.add(subscription)
          subscription.onMessage()
        }
        await pause()
      }
    } finally {
      client.end().catch(onError)
    }
  }

  return {
    subscribe: (channel: string, onMessage: () => void) => {
      const subscription = { channel, onMessage }
      subscriptions.add(subscription)
      nudge()
      running ??= run()
      return async () => {
        subscriptions.delete(subscription)
      }
    },
    stop: async () => {
      isStopped = true
      nudge()
      await running
    },
  }
}

const listenStatements = (subscriptions: Subscription[]) =>
  subscriptions.map(({ channel }) => `listen ${pg.escapeIdentifier(channel)}`).join('; ') || 'select 1'
