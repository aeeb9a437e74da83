import { randomUUID } from 'node:crypto'
import { Agent, type RequestOptions, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { aContact, aQuotation } from '../tests/support/samples.ts'

/** The site's forms wait this long. */
const formWaitsMs = 30_000
const pageWaitsMs = 10_000
const newSubmissionEveryMs = 250
const visitors = 4
const betweenPagesMs = 50

const allPages = [
  ...['/', '/productos', '/contacto', '/cotizacion', '/servicio-tecnico', '/nosotros', '/calculadoras'],
  ...['/envolvedoras', '/productos?page=2', '/productos?categoryId=9', '/productos/zuncho-pet-16-verde?producto=108'],
]

type Reply = { status: number; body: string; retryAfter: number }

export type LoadResults = ReturnType<typeof startLoad>['results']

/**
 * Visitors read pages; others send contacts and quotations and repeat each with the same key until it is acknowledged, as
 * a person with one of the site's forms does.
 */
export function startLoad(port: number, unstoredPages: string[] = []) {
  const pages = allPages.filter((page) => !unstoredPages.includes(page))
  const results = {
    acknowledged: new Map<string, string>(),
    retries: 0,
    failures: [] as string[],
    pages: 0,
    pagesFailed: [] as string[],
    longestPause: 0,
  }
  const stopping = new AbortController()
  let lastWrite = performance.now()

  const send = (path: string, body: string, key: string, from: string) =>
    ask(
      {
        port,
        path,
        method: 'POST',
        timeout: formWaitsMs,
        localAddress: from,
        agent: false,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'Content-Length': Buffer.byteLength(body),
        },
      },
      body,
    )

  async function submit(count: number): Promise<void> {
    const key = randomUUID()
    const [path, sample] = count % 2 ? ['/api/contacts', aContact()] : ['/api/invoices', aQuotation()]
    const body = JSON.stringify({ ...sample, message: `Simulacro ${key}` })
    // Requests are limited by address, and every address below 127 is this machine.
    const from = `127.${1 + (count >> 15)}.${(count >> 7) & 255}.${1 + (count & 127)}`
    for (;;) {
      const reply = await send(path, body, key, from).catch((error: Error) => error)
      if (!(reply instanceof Error) && reply.status === 201) {
        const now = performance.now()
        results.longestPause = Math.max(results.longestPause, now - lastWrite)
        lastWrite = now
        results.acknowledged.set(key, JSON.parse(reply.body).folio)
        return
      }
      if (reply instanceof Error) results.failures.push(reply.message)
      else if (reply.status === 503) results.retries += 1
      else results.failures.push(`${path} ${reply.status}`)
      await wait(reply instanceof Error ? 1_000 : (reply.retryAfter || 1) * 1_000)
    }
  }

  async function sendOn(): Promise<void> {
    const pending: Promise<void>[] = []
    for (let count = 0; !stopping.signal.aborted; count++) {
      pending.push(submit(count))
      await wait(newSubmissionEveryMs)
    }
    await Promise.all(pending)
  }

  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping.signal.aborted) {
      const path = pages[results.pages++ % pages.length] ?? '/'
      const headers = { 'Accept-Encoding': 'br' }
      const reply = await ask({ port, path, agent, headers, timeout: pageWaitsMs }).catch((error: Error) => error)
      if (reply instanceof Error || reply.status !== 200)
        results.pagesFailed.push(`${path} ${reply instanceof Error ? reply.message : reply.status}`)
      await wait(betweenPagesMs)
    }
    agent.destroy()
  }

  const running = Promise.all([sendOn(), ...Array.from({ length: visitors }, visit)])
  return {
    results,
    /** Sends no more, and waits until everything sent is acknowledged. */
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

const ask = (options: RequestOptions, body?: string): Promise<Reply> =>
  new Promise((done, fail) => {
    const sent = request({ host: 'localhost', rejectUnauthorized: false, ...options }, (response) => {
      const retryAfter = Number(response.headers['retry-after'] ?? 0)
      text(response).then((body) => done({ status: response.statusCode ?? 0, body, retryAfter }), fail)
    })
    sent.on('error', fail).on('timeout', () => sent.destroy(new Error('timeout')))
    sent.end(body)
  })
