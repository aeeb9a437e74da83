import { eq } from 'drizzle-orm'
import type { Quote } from '../../contract/quotes/quote.ts'
import type { QuoteContent } from '../../contract/quotes/quote-content.ts'
import { totalsOf } from '../../contract/quotes/totals.ts'
import type { Tx } from '../../db/connect.ts'
import { quoteLines } from '../../db/schema.ts'
import { momentText } from '../../time-text.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'

/** The totals are stored as well, so that lists can add them up. */
export function rowOf(content: QuoteContent) {
  const { lines: _, ...fields } = content
  const { net, tax, total } = totalsOf(content)
  return { ...fields, net, tax, total }
}

export async function replaceLines(tx: Tx, quoteId: number, lines: QuoteContent['lines']): Promise<void> {
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
