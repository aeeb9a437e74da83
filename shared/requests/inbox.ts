import * as z from 'zod/mini'
import { Pack } from '../catalogue/pack.ts'
import { emailAddress, line, optionalEmail, requiredLine, requiredText, rowId, text } from '../fields.ts'
import { maxSelected } from '../limits.ts'
import { listQuery, searchText, several } from '../list.ts'
import { CurrencyCode, QuoteOutcome, QuoteStatus } from '../quotes/quote.ts'
import { isFilledIn, unfilledMessage } from '../settings/placeholders.ts'
import { mailKinds, mailStates, requestEventKinds, requestKinds, requestStatuses, spamSigns } from './kinds.ts'

export const RequestKind = z.enum(requestKinds)
export const RequestStatus = z.enum(requestStatuses)
export const MailState = z.enum(mailStates)
export const MailKind = z.enum(mailKinds)
/** Working hours without an answer are amber from 4 and red from 8. */
export const Lateness = z.enum(['amber', 'red'])

const requestId = rowId()
const staffId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** The database must be able to represent the day and the one after. */
const day = z.iso.date().check(z.refine((day) => day > '0001' && day < '9999'))

const filters = {
  q: z.optional(searchText),
  kind: several(RequestKind),
  status: several(RequestStatus),
  owner: z.optional(staffId),
  mail: z.optional(MailState),
  late: z.optional(Lateness),
  /** These are days in Chile's time zone, both inclusive. */
  from: z.optional(day),
  until: z.optional(day),
}

export const RequestFilter = z.object(filters)
export const RequestQuery = z.object({
  ...filters,
  ...listQuery(['receivedAt', 'folio', 'company', 'waiting'], 'desc'),
})

const Person = z.object({ id: z.string(), name: z.string() })

const item = {
  id: z.int(),
  folio: z.string(),
  kind: RequestKind,
  company: z.string(),
  name: z.string(),
  /** Null if staff entered the request for a customer without one. */
  email: z.nullable(z.string()),
  products: z.array(z.string()),
  asked: z.array(z.string()),
  /** Each has the name of its product. */
  notes: z.array(z.string()),
  otherProduct: z.nullable(z.string()),
  status: RequestStatus,
  /** Null means that the request is not held back. */
  spamReason: z.nullable(z.enum(spamSigns)),
  spamSigns: z.array(z.enum(spamSigns)),
  owner: z.nullable(Person),
  receivedAt: z.iso.datetime(),
  firstAnsweredAt: z.nullable(z.iso.datetime()),
  /** Its arrival, or the first thing that the customer did since the last answer; null if no answer is due. */
  waitingSince: z.nullable(z.iso.datetime()),
  /** Working hours since then, or those until the first answer; null if neither is known. */
  waitingHours: z.nullable(z.number()),
  lateness: z.nullable(Lateness),
  /** The last version that was sent. */
  quote: z.nullable(z.object({ version: z.int(), status: QuoteStatus, currency: CurrencyCode, total: z.int() })),
  quoteOutcome: z.nullable(QuoteOutcome),
  mails: z.array(z.object({ id: z.int(), kind: MailKind, state: MailState })),
  updatedAt: z.iso.datetime(),
  erasedAt: z.nullable(z.iso.datetime()),
}

export const RequestItem = z.object(item)

export const RequestLine = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  /** As it was when the request was sent. */
  code: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.nullable(z.string()),
  format: z.nullable(Pack),
  note: z.nullable(z.string()),
  address: z.nullable(z.string()),
  picture: z.nullable(z.string()),
})

export const RequestMail = z.object({
  id: z.int(),
  kind: MailKind,
  state: MailState,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  attemptedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
})

export const RequestEvent = z.object({
  id: z.int(),
  kind: z.enum(requestEventKinds),
  /** Null if the buyer or the program did it. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  detail: z.record(z.string(), z.nullable(z.string())),
})

export const RequestDetail = z.object({
  ...item,
  phone: z.nullable(z.string()),
  equipment: z.nullable(z.string()),
  message: z.nullable(z.string()),
  lines: z.array(RequestLine),
  /** What does not fit what, with its reason. */
  misfits: z.array(z.string()),
  deliveries: z.array(RequestMail),
  history: z.array(RequestEvent),
})

const change = { status: z.optional(RequestStatus), ownerId: z.optional(z.nullable(staffId)) }

export const RequestChange = z.object({ ...change, updatedAt: z.iso.datetime() })

export const RequestsChange = z.object({
  ...change,
  ids: z
    .array(requestId)
    .check(
      z.minLength(1, 'Elige al menos una solicitud'),
      z.maxLength(maxSelected, `Máximo ${maxSelected.toLocaleString('es-CL')} a la vez`),
    ),
})

export const Note = z.object({ text: requiredText('Escribe la nota', 4000) })

export const CorrectedAddress = z.object({ email: emailAddress })

export const Reply = z.object({
  subject: requiredLine('Escribe el asunto', 200),
  body: requiredText('Escribe la respuesta', 10_000).check(z.refine(isFilledIn, unfilledMessage)),
  status: z.enum(['needs_information', 'answered', 'closed']),
  /** Each opened form has one, so that submitting it twice sends one mail. */
  key: z.uuid(),
  /** An answer after this event is a conflict. */
  seenEventId: z.nullable(rowId()),
})

export const InboxPulse = z.object({
  fresh: z.int(),
  suspected: z.int(),
  latest: z.nullable(z.object({ id: z.int(), folio: z.string(), company: z.string() })),
})

export const NewView = z.object({ name: requiredLine('Escribe un nombre', 60), filter: RequestFilter })
export const SavedView = z.object({ id: z.int(), name: z.string(), filter: RequestFilter })

export type RequestKind = z.infer<typeof RequestKind>
export type RequestStatus = z.infer<typeof RequestStatus>
export type MailState = z.infer<typeof MailState>
export type Lateness = z.infer<typeof Lateness>
export type RequestFilter = z.infer<typeof RequestFilter>
export type RequestQuery = z.infer<typeof RequestQuery>
export type RequestItem = z.infer<typeof RequestItem>
export type RequestLine = z.infer<typeof RequestLine>
export type RequestMail = z.infer<typeof RequestMail>
export type RequestEvent = z.infer<typeof RequestEvent>
export type RequestDetail = z.infer<typeof RequestDetail>
export type RequestChange = z.infer<typeof RequestChange>
export type RequestsChange = z.infer<typeof RequestsChange>
export type Reply = z.infer<typeof Reply>
export type InboxPulse = z.infer<typeof InboxPulse>
export type NewView = z.infer<typeof NewView>
export type SavedView = z.infer<typeof SavedView>

/** A customer who called; the request is entered by staff, and gets no acknowledgement. */
export const EnteredRequest = z.object({
  name: requiredLine('Nombre es requerido'),
  company: requiredLine('El nombre de la empresa es requerido'),
  /** Without one, the quote is handed over as a document or a link. */
  email: optionalEmail,
  phone: line(40),
  message: text(4000),
  /** Each opened form has one, so that submitting it twice enters one request. */
  key: z.uuid(),
})

export type EnteredRequest = z.infer<typeof EnteredRequest>
