import * as z from 'zod/mini'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { contentFields, type Quote, QuoteLine, type RequestQuotes } from '../../shared/quotes/quote.ts'

import type { RequestEvent } from '../../shared/requests/inbox.ts'
import type { TestApp } from './colleague.ts'

export type Desk = Awaited<ReturnType<TestApp['signIn']>>

type Response = { status: number; body: RequestQuotes & { error: { code: string; message: string; fields: unknown } } }

export const aSending = (updatedAt: string, more: object = {}) => ({
  subject: 'Cotización',
  body: 'Adjuntamos la cotización.',
  cc: [] as string[],
  key: crypto.randomUUID() as string,
  updatedAt,
  seenEventId: null as number | null,
  ...more,
})

const QuoteForm = z.object({ ...contentFields, lines: z.array(QuoteLine), updatedAt: z.string() })

/** What the form of a draft sends back, with changes. */
export function edited(quote: Quote, changes: object = {}) {
  return { ...QuoteForm.parse(quote), ...changes }
}

/** The acts of one person on the quotes of one request. */
export function quoteDesk(staff: Desk, requestId = 1) {
  const path = `/api/admin/requests/${requestId}`
  const asResponse = async (response: Promise<unknown>) => (await response) as Response
  const read = async () => (await asResponse(staff.get(`${path}/quotes`))).body
  const draft = async () => {
    const [latest] = (await asResponse(staff.post(`${path}/quotes`))).body.quotes
    if (!latest) throw new Error('There is no draft.')
    return latest
  }
  const save = (body: unknown) => asResponse(staff.put(`${path}/quotes/draft`, body))
  const send = (body: unknown) => asResponse(staff.post(`${path}/quotes/send`, body))
  const history = async (): Promise<RequestEvent[]> => (await staff.get(path)).body.history
  /** Prices every line of the draft and sends it. */
  const sendPriced = async (unitPrice: number, changes: object = {}, words: object = {}) => {
    const opened = await draft()
    const lines = opened.lines.map(({ picture: _, ...line }) => ({ ...line, unitPrice }))
    const [saved] = (await save(edited(opened, { lines, ...changes }))).body.quotes
    const seenEventId = (await history())[0]?.id ?? null
    return send(aSending(saved?.updatedAt ?? '', { seenEventId, ...words }))
  }
  return {
    path,
    read,
    draft,
    save,
    send,
    history,
    sendPriced,
    remove: ({ updatedAt }: Quote) =>
      asResponse(staff.delete(`${path}/quotes/draft?${new URLSearchParams({ updatedAt })}`)),
    open: () => staff.put(`${path}/quotes/editors`, {}),
    pricesOf: async (productId: number, currency = 'CLP'): Promise<KnownPrices[]> =>
      (await staff.get(`${path}/quotes/prices?productId=${productId}&currency=${currency}`)).body.data,
    end: async (change: object) => {
      const { outcome: from } = await read()
      return asResponse(staff.put(`${path}/quotes/outcome`, { from, ...change }))
    },
  }
}
