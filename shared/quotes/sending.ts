import * as z from 'zod/mini'
import { emailAddress, requiredLine, requiredText, rowId } from '../fields.ts'
import { firstName } from '../requests/greeting.ts'
import { fillIn, isFilledIn, type quotePlaceholders, unfilledMessage } from '../settings/placeholders.ts'
import { type Currency, formatMoney } from './money.ts'

const maxCopies = 10

const seen = {
  /** Each opened form has one, so that submitting it twice sends one quote. */
  key: z.uuid(),
  updatedAt: z.iso.datetime(),
  /** An answer after this event is a conflict. */
  seenEventId: z.nullable(rowId()),
}

/** For a customer without a mail address: staff hand over the document or the link. */
export const QuoteHandOver = z.object(seen)

export const QuoteSend = z.object({
  ...seen,
  subject: requiredLine('Escribe el asunto', 200),
  body: requiredText('Escribe el mensaje', 10_000).check(z.refine(isFilledIn, unfilledMessage)),
  cc: z.array(emailAddress).check(
    z.overwrite((given) => [...new Set(given)]),
    z.maxLength(maxCopies, `Máximo ${maxCopies} copias`),
  ),
})

export type QuoteHandOver = z.infer<typeof QuoteHandOver>
export type QuoteSend = z.infer<typeof QuoteSend>

type MailText = { subject: string; body: string }

type About = {
  request: { name: string; company: string; folio: string }
  quote: { version: number; currency: Currency; total: number }
  lastDay: string
  /** Empty if staff revoked it. */
  link: string
  signature: string
}

/** The mail that a template gives for a version of a quote. */
export function quoteMailOf({ subject, body }: MailText, about: About): MailText {
  const { request, quote, lastDay, link, signature } = about
  const values: Record<(typeof quotePlaceholders)[number], string> = {
    nombre: firstName(request.name),
    empresa_cliente: request.company,
    folio: request.folio,
    version: String(quote.version),
    total: formatMoney(quote.total, quote.currency),
    vence: lastDay,
    enlace: link,
    firma: signature,
  }
  return { subject: fillIn(subject, values), body: fillIn(body, values) }
}
