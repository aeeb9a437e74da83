import { firstName } from '../requests/greeting.ts'
import { fillIn, type quotePlaceholders } from '../settings/placeholders.ts'
import { type Currency, formatMoney } from './money.ts'

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
