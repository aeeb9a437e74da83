import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { quoteLines, quotes } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { type Currency, currencyNames, formatAmount, parseAmount } from '../../shared/quotes/money.ts'
import { type Quote, QuoteContent, type QuoteSave } from '../../shared/quotes/quote.ts'
import { totalsOf } from '../../shared/quotes/totals.ts'
import { momentText } from '../../shared/time-text.ts'
import type { Staff } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../history/record-change.ts'
import { done, type Failure, invalid, notFound, type Outcome } from '../outcome.ts'
import { lockRequest, type Request } from '../requests/request.ts'
import { listedPrices } from './known-prices.ts'
import { prefillQuote } from './prefill-quote.ts'
import { readQuotes } from './read-quotes.ts'

export async function createDraft(
  deps: Pick<Deps, 'db' | 'catalogue' | 'settings' | 'now'>,
  actor: Staff,
  requestId: number,
): Promise<Outcome<undefined>> {
  return transact(deps.db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    await addDraft(deps, tx, actor, locked.value)
    return done(undefined)
  })
}

/** The first draft is filled in from the request, and each later one is a copy of what was sent before. */
export async function addDraft(
  deps: Pick<Deps, 'catalogue' | 'settings' | 'now'>,
  tx: Tx,
  actor: Staff,
  request: Request,
): Promise<void> {
  const requestId = request.id
  const at = deps.now()
  const [latest] = await readQuotes(tx, requestId, at)
  if (latest?.status === 'draft') return
  const content = latest ? QuoteContent.parse(latest) : await prefillQuote(deps, tx, request)
  const version = (latest?.version ?? 0) + 1
  const [draft] = await tx
    .insert(quotes)
    .values({ ...rowOf(content), requestId, version, createdAt: at, updatedAt: at, updatedBy: actor.id })
    .returning({ id: quotes.id })
  if (!draft) throw new Error('The draft was not stored.')
  await replaceLines(tx, draft.id, content.lines)
  const detail = { version: String(version) }
  await recordEvent(tx, actor, { requestId, kind: 'quote_draft_created', detail, at })
}

export async function saveDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  requestId: number,
  { updatedAt, ...content }: QuoteSave,
): Promise<Outcome<undefined>> {
  return transact(db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = now()
    const versions = await readQuotes(tx, requestId, at)
    const [latest] = versions
    if (!latest) return notFound
    // Saving the same again succeeds: the response of the first time may have been lost.
    const saved = QuoteContent.safeParse(latest).data
    if (latest.status === 'draft' && isDeepStrictEqual(saved, content)) return done(undefined)
    const draft = unchangedDraft(versions, updatedAt)
    if (draft.outcome !== 'done') return draft
    const fields = await amountsLeftAsTheyWere(tx, draft.value, content)
    if (fields) return invalid(fields)
    await tx
      .update(quotes)
      .set({ ...rowOf(content), updatedAt: at, updatedBy: actor.id })
      .where(eq(quotes.id, latest.id))
    await replaceLines(tx, latest.id, content.lines)
    return done(undefined)
  })
}

/** `updatedAt` is that of the draft that was seen. */
export async function deleteDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  requestId: number,
  updatedAt: string,
): Promise<Outcome<undefined>> {
  return transact(db, async (tx): Promise<Outcome<undefined>> => {
    const locked = await lockRequest(tx, requestId)
    if (locked.outcome !== 'done') return locked
    const at = now()
    const versions = await readQuotes(tx, requestId, at)
    if (versions.length === 0) return notFound
    const draft = unchangedDraft(versions, updatedAt)
    if (draft.outcome !== 'done') return draft
    const { id, version } = draft.value
    await tx.delete(quotes).where(eq(quotes.id, id))
    const detail = { version: String(version) }
    await recordEvent(tx, actor, { requestId, kind: 'quote_draft_deleted', detail, at })
    return done(undefined)
  })
}

/** The totals are stored as well, so that lists can add them up. */
function rowOf(content: QuoteContent) {
  const { lines: _, ...fields } = content
  const { net, tax, total } = totalsOf(content)
  return { ...fields, net, tax, total }
}

async function replaceLines(tx: Tx, quoteId: number, lines: QuoteContent['lines']): Promise<void> {
  await tx.delete(quoteLines).where(eq(quoteLines.quoteId, quoteId))
  if (lines.length === 0) return
  await tx.insert(quoteLines).values(lines.map((line, position) => ({ ...line, quoteId, position })))
}

/** The draft, if nobody has changed, sent or deleted it since it was read. */
export function unchangedDraft([latest]: Quote[], seen: string): Outcome<Quote> {
  if (latest?.status === 'draft') {
    if (Date.parse(latest.updatedAt) === Date.parse(seen)) return done(latest)
    return changed(`${latest.updatedBy ?? colleague} la cambió el ${momentText(latest.updatedAt)}`)
  }
  if (latest?.sentAt && Date.parse(latest.sentAt) >= Date.parse(seen)) {
    return changed(`${latest.sentBy ?? colleague} envió la versión ${latest.version} el ${momentText(latest.sentAt)}`)
  }
  return changed('Alguien eliminó el borrador')
}

const colleague = 'Otra persona'

const changed = (what: string): Failure => ({
  outcome: 'changed_meanwhile',
  message: `${what}. No se guardó, envió ni eliminó nada: revisa la cotización y decide.`,
})

/**
 * The amounts that a change of the currency left as they were, by field: the same number, or the same digits. An
 * amount of the price list in the new currency is not one of them.
 */
async function amountsLeftAsTheyWere(
  tx: Tx,
  before: QuoteContent,
  after: QuoteContent,
): Promise<Record<string, string> | undefined> {
  const { currency } = after
  if (before.currency === currency) return undefined
  const productIds = after.lines.flatMap(({ productId }) => productId ?? [])
  const listed = await listedPrices(tx, { productIds, currency })
  const isLeft = (amount: number, earlier: number | undefined) =>
    amount > 0 &&
    earlier !== undefined &&
    (amount === earlier || amount === readAgain(earlier, before.currency, currency))
  const earlierLines = [...before.lines]
  const left = after.lines.flatMap(({ productId, name, unitPrice }, index) => {
    const place = earlierLines.findIndex(
      (line) => line.productId === productId && (productId !== null || line.name === name),
    )
    const [earlier] = place === -1 ? [] : earlierLines.splice(place, 1)
    const isListed = productId !== null && listed.get(productId) === unitPrice
    return !isListed && isLeft(unitPrice, earlier?.unitPrice) ? [`lines.${index}.unitPrice`] : []
  })
  if (isLeft(after.freight, before.freight)) left.push('freight')
  const message = `Sigue como estaba en ${currencyNames[before.currency]}: guarda sin este monto y escríbelo después`
  return left.length > 0 ? Object.fromEntries(left.map((field) => [field, message])) : undefined
}

/** What the digits of an amount mean in another currency. */
const readAgain = (amount: number, from: Currency, to: Currency) => parseAmount(formatAmount(amount, from), to)
