import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { mails, quotes, requestEvents, requestLines } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import type { MailState } from '../../shared/requests/inbox.ts'
import { TrackedVersion, type Tracking } from '../../shared/tracking/tracking.ts'
import type { Visitor } from '../actor.ts'
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { readQuotes } from '../quotes/read-quotes.ts'
import { lockRequest, type Request } from '../requests/request.ts'

import { showLink } from './links-in-text.ts'
import { confirmAddress, linkMailsSince, maskedAddress } from './mailed-link.ts'
import { againOf, toTracked } from './quote-again.ts'

import { asDecided, stateOf, stepsOf } from './tracking-state.ts'

type Options = {
  /** The first look of the buyer at a version is recorded, and that the address is the buyer's. */
  isBuyer: boolean
}

export async function readTracking(
  deps: Pick<Deps, 'db' | 'catalogue' | 'tracking' | 'now'>,
  actor: Visitor,
  token: string,
  { isBuyer }: Options,
): Promise<Tracking | undefined> {
  const { db, catalogue, now } = deps
  const tracked = await deps.tracking.findTracked(db, token)
  if (!tracked) return undefined
  const { request, isHeldBack, kind: linkKind } = tracked
  const [latest, ...earlier] = isHeldBack
    ? []
    : (await readQuotes(db, request.id, now())).filter(({ status }) => status !== 'draft')
  const newest = latest && asDecided(request, latest)
  const { folio, kind, receivedAt } = request
  const shared = {
    folio,
    linkKind,
    kind,
    receivedAt: receivedAt.toISOString(),
    state: stateOf(request, newest),
    steps: stepsOf({ request, newest, events: await eventsOf(db, request.id) }),
  }
  // Anybody who typed the address of somebody else has the receipt link too.
  if (linkKind === 'receipt' || isHeldBack) {
    const lines = await linesOf(db, request.id, catalogue.current, false)
    return {
      ...shared,
      mailedTo: linkKind === 'receipt' ? await mailedTo(deps, request, newest) : null,
      lines,
      typed: null,
      again: againOf(undefined, { lines, otherProduct: null }, catalogue.current),
      messages: [],
      versions: [],
    }
  }
  if (isBuyer && linkKind === 'mailed') await confirmAddress(deps, actor, request)
  if (isBuyer && newest && !newest.openedAt) await recordOpening(deps, actor, request.id, newest.version)
  const lines = await linesOf(db, request.id, catalogue.current, true)
  const { name, company, equipment, otherProduct, message } = request
  return {
    ...shared,
    mailedTo: null,
    lines,
    typed: { name, company, equipment, otherProduct, message },
    again: againOf(newest, { lines, otherProduct }, catalogue.current),
    messages: await messagesOf(db, request.id),
    versions: newest ? [newest, ...earlier].map(toVersion) : [],
  }
}

async function mailedTo({ db, now }: Pick<Deps, 'db' | 'now'>, { id, email }: Request, newest: Quote | undefined) {
  if (email === null) return null
  const [quoteMail] = newest
    ? await db
        .select({ state: mails.state })
        .from(mails)
        .where(and(eq(mails.quoteId, newest.id), eq(mails.kind, 'quote')))
    : []
  const [link] = await linkMailsSince(db, id, now())
  return {
    address: maskedAddress(email),
    quote: newest ? arrivalOf(quoteMail?.state) : null,
    linkSentAt: link?.at.toISOString() ?? null,
  } as const
}

/** A mail that failed has not arrived, and staff see that. */
function arrivalOf(state: MailState | undefined): 'sent' | 'queued' | null {
  if (state === 'sent' || state === 'filed') return 'sent'
  return state === 'failed' || state === 'dropped' ? null : 'queued'
}

async function recordOpening(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Visitor,
  requestId: number,
  version: number,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return
    const at = deps.now()
    const opened = await tx
      .update(quotes)
      .set({ openedAt: at })
      .where(
        and(
          eq(quotes.requestId, requestId),
          eq(quotes.version, version),
          isNotNull(quotes.sentAt),
          isNull(quotes.openedAt),
        ),
      )
      .returning({ id: quotes.id })
    const detail = { version: String(version) }
    if (opened.length > 0) await recordEvent(tx, actor, { requestId, kind: 'quote_opened', detail, at })
  })
}

async function linesOf(
  tx: Tx,
  requestId: number,
  catalogue: Catalogue,
  withTyped: boolean,
): Promise<Tracking['lines']> {
  const rows = await tx
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, requestId))
    .orderBy(asc(requestLines.position))
  return rows.map(({ productId, productKnown, name, code, quantity, unit, format, note }) => ({
    ...toTracked({ productId, name, code, quantity, unit, format }, catalogue),
    // The name of a product that was not in the catalogue was typed by the sender.
    ...(!productKnown && !withTyped && { name: `Producto n.º ${productId}` }),
    note: withTyped ? note : null,
  }))
}

const eventsOf = (tx: Tx, requestId: number) =>
  tx.select().from(requestEvents).where(eq(requestEvents.requestId, requestId)).orderBy(asc(requestEvents.id))

async function messagesOf(tx: Tx, requestId: number): Promise<Tracking['messages']> {
  const rows = await tx
    .select({ at: mails.sentAt, subject: mails.subject, body: mails.body })
    .from(mails)
    .where(
      and(
        eq(mails.requestId, requestId),
        inArray(mails.kind, ['reply', 'quote']),
        inArray(mails.state, ['sent', 'filed']),
      ),
    )
    .orderBy(desc(mails.id))
  return rows.flatMap(({ at, subject, body }) =>
    at && subject !== null && body !== null ? [{ at: at.toISOString(), subject, body: showLink(body, undefined) }] : [],
  )
}

/** The schema leaves out what is not for the buyer, and admits no draft. */
function toVersion(quote: Quote): TrackedVersion {
  return TrackedVersion.parse({ ...quote, state: quote.status === 'sent' ? 'open' : quote.status })
}
