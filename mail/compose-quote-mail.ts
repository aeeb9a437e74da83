import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { staff } from '../db/schema.ts'
import { readQuotes } from '../domain/quotes/read-quotes.ts'
import type { Request } from '../domain/requests/request.ts'
import { showLink } from '../domain/tracking/links-in-text.ts'
import { formatMoney } from '../shared/quotes/money.ts'
import type { Quote } from '../shared/quotes/quote.ts'
import { quoteFileName } from '../shared/quotes/quote-names.ts'
import { plainDayText } from '../shared/time-text.ts'
import { acknowledgementOf, type ComposeDeps, customerOf, type FoundMail, recipientsOf, signedBy } from './envelope.ts'
import type { Mail, QuoteTemplateData } from './mail.ts'

type MailRow = FoundMail['mail']

const automatic = { 'Auto-Submitted': 'auto-generated' }

export async function composeQuoteMail(deps: ComposeDeps, mail: MailRow, request: Request): Promise<Mail | undefined> {
  const quotes = await readQuotes(deps.db, request.id, deps.now())
  const quote = quotes.find(({ id }) => id === mail.quoteId)
  if (!quote) throw new Error('The mail belongs to no quote.')
  const isReplaced = quotes.some(({ version, sentAt }) => sentAt && version > quote.version)
  if (mail.kind === 'quote' && isReplaced) return undefined
  const isDecided = quote.status !== 'sent' || request.quoteOutcome !== null
  if ((mail.kind === 'quote_reminder' || mail.kind === 'quote_waiting') && isDecided) return undefined
  return isForBuyer(mail) ? composeForBuyer(deps, mail, request, quote) : composeForStaff(deps, mail, request, quote)
}

const isForBuyer = ({ kind }: MailRow) => kind === 'quote' || kind === 'quote_reminder' || kind === 'quote_thanks'

/** A customer without an address gets no mail. */
async function composeForBuyer(
  deps: ComposeDeps,
  mail: MailRow,
  request: Request,
  quote: Quote,
): Promise<Mail | undefined> {
  if (request.email === null) return undefined
  const link = await deps.tracking.linkOf(deps.db, request, 'mailed')
  const letter = {
    ...letterOf(request, quote, mail),
    body: showLink(mail.body ?? '', link),
    button: link
      ? { label: mail.kind === 'quote_thanks' ? 'Ver la cotización' : 'Ver y responder la cotización', href: link }
      : undefined,
  }
  const content = await deps.renderMail(letter, deps.settings.current.company)
  return {
    ...content,
    messageId: mail.messageId,
    to: request.email,
    cc: mail.cc,
    ...(await signedBy(deps, mail, recipientsOf(deps, request))),
    ...(await acknowledgementOf(deps.db, request.id)),
    ...(mail.kind === 'quote' ? { attachments: [await attach(deps, request, quote)] } : { headers: automatic }),
  }
}

/** Without its document a quote is not sent; the delivery fails and is tried again. */
async function attach({ quotePdf }: ComposeDeps, { id: requestId, folio }: Request, { version }: Quote) {
  const content = await quotePdf(requestId, version)
  if (!content) throw new Error('The quote has no document.')
  return { filename: quoteFileName({ folio, version }), content, contentType: 'application/pdf' }
}

async function composeForStaff(deps: ComposeDeps, mail: MailRow, request: Request, quote: Quote): Promise<Mail> {
  const letter = {
    ...letterOf(request, quote, mail),
    button: {
      label: 'Abrir la solicitud',
      href: new URL(`/admin/solicitudes/${request.id}/show`, deps.publicUrl).href,
    },
  }
  const content = await deps.renderMail(letter, deps.settings.current.company)
  const owner = await ownerOf(deps.db, request)
  return {
    ...content,
    messageId: mail.messageId,
    to: owner ?? recipientsOf(deps, request),
    replyTo: customerOf(deps, request),
    headers: automatic,
  }
}

function letterOf({ folio }: Request, quote: Quote, { subject, body }: MailRow): { kind: 'quote' } & QuoteTemplateData {
  const { version, currency, totals, validUntil } = quote
  return {
    kind: 'quote',
    subject: subject ?? '',
    body: body ?? '',
    title: `Cotización ${folio}`,
    facts: [
      ['Versión', String(version)],
      ['Total', formatMoney(totals.total, currency)],
      ['Válida hasta', validUntil ? plainDayText(validUntil) : ''],
    ],
    button: undefined,
  }
}

/** Staff with a disabled account get no mail. */
async function ownerOf(db: Db, { ownerId }: Request): Promise<string | undefined> {
  if (!ownerId) return undefined
  const [owner] = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.id, ownerId), isNull(staff.disabledAt)))
  return owner?.email
}
