import { inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Attribute } from '../shared/catalogue/attributes/attribute.ts'
import type { FitRuleForm } from '../shared/catalogue/fits.ts'
import type { ProductForm } from '../shared/catalogue/products.ts'
import type { Pack, ProductDetails } from '../shared/catalogue/public.ts'
import { changeActs, changeKinds } from '../shared/history/changes.ts'
import { currencies } from '../shared/quotes/money.ts'
import type { Letterhead } from '../shared/quotes/quote.ts'
import {
  linkKinds,
  mailKinds,
  mailStates,
  requestEventKinds,
  requestKinds,
  requestStatuses,
  spamSigns,
} from '../shared/requests/kinds.ts'
import { type Profile, staffEventKinds } from '../shared/staff/staff.ts'

export type StoredPicture = { src: string; alt: string }

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
const amount = () => bigint({ mode: 'number' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Compared by bytes on every server, whatever its language. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const moment = () => timestamp({ withTimezone: true })
const createdAt = () => moment().notNull().defaultNow()
const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

const cascade = { onDelete: 'cascade' } as const

const oneOf = (column: AnyPgColumn, values: readonly string[]) => inArray(column, values).inlineParams()

/** Both are null, or neither. */
const together = (one: AnyPgColumn, other: AnyPgColumn) => sql`(${one} is null) = (${other} is null)`

export const categories = pgTable('categories', {
  id: id(),
  parentId: integer().references((): AnyPgColumn => categories.id),
  name: text().notNull(),
  position: integer().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment(),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    slug: text().notNull().unique(),
    code: text().notNull().default(''),
    name: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
    details: jsonb().$type<ProductDetails>().notNull(),
    position: integer().notNull(),
    published: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
    nameKey: plainText().generatedAlwaysAs(sql`sort_key(name)`),
    words: plainText().generatedAlwaysAs(
      sql`search_words(code || ' ' || regexp_replace(code, '[^[:alnum:]]', '', 'g') || ' ' || name || ' ' || subtitle || ' ' || slug)`,
    ),
  },
  (table) => [
    index('products_by_position').on(table.position, table.id).where(isNull(table.deletedAt)),
    index('products_by_name').on(table.nameKey, table.id).where(isNull(table.deletedAt)),
    index('products_by_update').on(table.updatedAt, table.id).where(isNull(table.deletedAt)),
    index('products_by_category').on(table.categoryId).where(isNull(table.deletedAt)),
    uniqueIndex('products_by_code')
      .on(sql`unaccented(${table.code})`)
      .where(sql`${table.code} <> '' and ${table.deletedAt} is null`),
  ],
)

export const banners = pgTable('banners', {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  text: text().notNull().default(''),
  buttonLabel: text().notNull().default(''),
  buttonLink: text().notNull().default(''),
  position: integer().notNull(),
  active: boolean().notNull().default(true),
  startsAt: moment(),
  endsAt: moment(),
  isDemo: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment(),
})

export const previewTokens = pgTable('preview_tokens', {
  tokenHash: text().primaryKey(),
  staffId: text()
    .notNull()
    .references(() => staff.id, cascade),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
  productId: integer(),
  product: jsonb().$type<ProductForm>(),
})

const quoteOutcomes = ['won', 'lost'] as const

export const requests = pgTable(
  'requests',
  {
    id: id(),
    kind: text({ enum: requestKinds }).notNull(),
    folio: text().notNull().unique(),
    name: text().notNull(),
    /** Null if staff entered the request for a customer without one. */
    email: text(),
    phone: text(),
    company: text().notNull(),
    equipment: text(),
    message: text(),
    otherProduct: text(),
    status: text({ enum: requestStatuses }).notNull().default('new'),
    /** Without it the request is not held back, whatever the signs. */
    spamReason: text({ enum: spamSigns }),
    spamSigns: text({ enum: spamSigns }).array().notNull().default([]),
    receivedAt: moment().notNull(),
    ownerId: text().references(() => staff.id),
    firstAnsweredAt: moment(),
    /** Working time by the opening hours of that day; null if staff entered the request. */
    firstAnswerMinutes: integer(),
    /** The buyer's first act that came after the last answer. */
    waitingAgainSince: moment(),
    updatedAt: updatedAt(),
    erasedAt: moment(),
    quoteOutcome: text({ enum: quoteOutcomes }),
    quoteOutcomeReason: text(),
    quoteOutcomeAt: moment(),
    /** Set if staff entered it for a customer who called. */
    enteredBy: text().references(() => staff.id),
    trackingGeneration: integer().notNull().default(1),
    trackingRevokedAt: moment(),
    /** When a link that was mailed to it was first opened. */
    emailConfirmedAt: moment(),
  },
  (table) => [
    check('requests_kind_check', oneOf(table.kind, requestKinds)),
    check('requests_status_check', oneOf(table.status, requestStatuses)),
    check('requests_quote_outcome_check', oneOf(table.quoteOutcome, quoteOutcomes)),
    check('requests_quote_outcome_at_check', together(table.quoteOutcomeAt, table.quoteOutcome)),
    check('requests_equipment_check', sql`(${table.kind} = 'service') = (${table.equipment} is not null)`),
    check('requests_message_check', sql`${table.kind} = 'quotation' or ${table.message} is not null`),
    index('requests_by_arrival').on(table.receivedAt.desc().nullsFirst()),
    index('requests_by_change').on(table.updatedAt.desc().nullsFirst()),
    index('requests_by_status').on(table.status, table.receivedAt.desc().nullsFirst()),
    index('requests_by_erasure').on(table.status, table.updatedAt).where(isNull(table.erasedAt)),
    index('requests_by_email').on(sql`lower(${table.email})`),
  ],
)

export const requestLines = pgTable(
  'request_lines',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, cascade),
    position: integer().notNull(),
    /** No foreign key, because a line outlives its product. */
    productId: integer().notNull(),
    productKnown: boolean().notNull(),
    name: text().notNull(),
    code: text(),
    quantity: integer().notNull(),
    unit: text(),
    format: jsonb().$type<Pack>(),
    note: text(),
  },
  (table) => [
    check('request_lines_quantity_check', sql`${table.quantity} > 0`),
    index('request_lines_by_request').on(table.requestId),
  ],
)

const quoteReactions = ['accepted', 'change_requested', 'declined'] as const

/** Amounts are in pesos or cents, discounts in hundredths of a percent; what `sentAt` freezes is null in a draft. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, cascade),
    version: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    isExempt: boolean().notNull(),
    discount: integer().notNull(),
    freight: amount().notNull(),
    rut: text().notNull(),
    validDays: integer().notNull(),
    delivery: text().notNull(),
    payment: text().notNull(),
    place: text().notNull(),
    notes: text().notNull(),
    net: amount().notNull(),
    tax: amount().notNull(),
    total: amount().notNull(),
    createdAt: createdAt(),
    /** Of the content: reactions and reminders leave it. */
    updatedAt: moment().notNull().defaultNow(),
    updatedBy: text().references(() => staff.id),
    sentAt: moment(),
    sentBy: text().references(() => staff.id),
    validUntil: date(),
    letterhead: jsonb().$type<Letterhead>(),
    openedAt: moment(),
    reaction: text({ enum: quoteReactions }),
    reactionReason: text(),
    reactionText: text(),
    reactedAt: moment(),
    buyerRemindedAt: moment(),
    staffRemindedAt: moment(),
    expiryRecordedAt: moment(),
  },
  (table) => [
    unique('quotes_version_unique').on(table.requestId, table.version),
    uniqueIndex('quotes_one_draft').on(table.requestId).where(isNull(table.sentAt)),
    index('quotes_by_sending').on(table.sentAt.desc().nullsFirst()).where(isNotNull(table.sentAt)),
    check('quotes_version_check', sql`${table.version} > 0`),
    check('quotes_currency_check', oneOf(table.currency, currencies)),
    check('quotes_discount_check', sql`${table.discount} between 0 and 10000`),
    check('quotes_freight_check', sql`${table.freight} >= 0`),
    check('quotes_valid_days_check', sql`${table.validDays} > 0`),
    check('quotes_valid_until_check', together(table.validUntil, table.sentAt)),
    check('quotes_letterhead_check', together(table.letterhead, table.sentAt)),
    check('quotes_reaction_check', oneOf(table.reaction, quoteReactions)),
    check('quotes_reacted_at_check', together(table.reactedAt, table.reaction)),
  ],
)

export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, cascade),
    position: integer().notNull(),
    /** Null if it is not in the catalogue; no foreign key, because a line outlives its product. */
    productId: integer(),
    code: text().notNull(),
    name: text().notNull(),
    detail: text().notNull().default(''),
    quantity: integer().notNull(),
    unit: text().notNull(),
    note: text().notNull(),
    unitPrice: amount().notNull(),
    discount: integer().notNull(),
  },
  (table) => [
    check('quote_lines_quantity_check', sql`${table.quantity} > 0`),
    check('quote_lines_unit_price_check', sql`${table.unitPrice} >= 0`),
    check('quote_lines_discount_check', sql`${table.discount} between 0 and 10000`),
    index('quote_lines_by_quote').on(table.quoteId),
    index('quote_lines_by_product').on(table.productId),
  ],
)

export const quoteEditors = pgTable(
  'quote_editors',
  {
    requestId: integer()
      .notNull()
      .references(() => requests.id, cascade),
    staffId: text()
      .notNull()
      .references(() => staff.id, cascade),
    seenAt: moment().notNull(),
  },
  ({ requestId, staffId }) => [primaryKey({ columns: [requestId, staffId] })],
)

export const prices = pgTable(
  'prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, cascade),
    currency: text({ enum: currencies }).notNull(),
    unitPrice: amount().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.currency] }),
    check('prices_currency_check', oneOf(table.currency, currencies)),
    check('prices_unit_price_check', sql`${table.unitPrice} >= 0`),
  ],
)

export const trackingLinks = pgTable(
  'tracking_links',
  {
    tokenHash: text().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, cascade),
    kind: text({ enum: linkKinds }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('tracking_links_kind_check', oneOf(table.kind, linkKinds)),
    index('tracking_links_by_request').on(table.requestId),
  ],
)

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text().primaryKey(),
  bodyHash: text().notNull(),
  /** Checked at the commit: the key is claimed first, so that a simultaneous repeat waits for the request it names. */
  requestId: integer()
    .notNull()
    .references(() => requests.id, cascade),
  createdAt: createdAt(),
})

export const mails = pgTable(
  'mails',
  {
    id: id(),
    requestId: integer().references(() => requests.id, cascade),
    /** A mail about an account has its owner and no request. */
    staffId: text().references(() => staff.id),
    quoteId: integer().references(() => quotes.id, cascade),
    kind: text({ enum: mailKinds }).notNull(),
    cc: text().array().notNull().default([]),
    state: text({ enum: mailStates }).notNull().default('queued'),
    messageId: text().notNull().unique('mails_message_id_unique'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    attemptedAt: moment(),
    sentAt: moment(),
    /** Notifications and acknowledgements of requests have none; they are rendered from the request. */
    subject: text(),
    body: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('mails_kind_check', oneOf(table.kind, mailKinds)),
    check('mails_state_check', oneOf(table.state, mailStates)),
    check('mails_owner_check', sql`(${table.requestId} is null) = (${table.staffId} is not null)`),
    check('mails_staff_check', sql`${table.staffId} is null or ${table.kind} = 'notification'`),
    check('mails_quote_check', sql`(${table.kind} like 'quote%') = (${table.quoteId} is not null)`),
    check(
      'mails_subject_check',
      sql`(${table.kind} not in ('notification', 'acknowledgement') or ${table.staffId} is not null) = (${table.subject} is not null)`,
    ),
    check('mails_body_check', together(table.subject, table.body)),
    uniqueIndex('mails_once')
      .on(table.requestId, table.kind)
      .where(sql`${table.kind} in ('notification', 'acknowledgement')`),
    index('mails_by_request').on(table.requestId),
    index('mails_by_quote').on(table.quoteId).where(isNotNull(table.quoteId)),
    index('mails_by_change').on(table.updatedAt.desc().nullsFirst()),
  ],
)

/** This table and the next three belong to better-auth, which defines their columns. */
export const staff = pgTable(
  'staff',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    position: text().notNull().default(''),
    phone: text().notNull().default(''),
    signature: text().notNull().default(''),
    disabledAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('staff_email_check', sql`${table.email} = lower(${table.email})`)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => staff.id, cascade),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('staff_sessions_by_user').on(table.userId)],
)

export const staffCredentials = pgTable('staff_credentials', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique('staff_credentials_user_id_unique')
    .references(() => staff.id, cascade),
  accountId: text().notNull(),
  providerId: text().notNull(),
  password: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const staffLinks = pgTable(
  'staff_links',
  {
    id: text().primaryKey(),
    /** This is the hash of what the link carries. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('staff_links_by_identifier').on(table.identifier)],
)

export const signInAttempts = pgTable('sign_in_attempts', {
  /** This is the hash of an account, of an address, or of an account with a device or address. */
  counted: text('account').primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

export const staffEvents = pgTable(
  'staff_events',
  {
    id: id(),
    staffId: text()
      .notNull()
      .references(() => staff.id),
    /** Null if the program did it. */
    byId: text().references(() => staff.id),
    kind: text({
      enum: staffEventKinds,
    }).notNull(),
    /** The wrong passwords in a row of an attack. */
    attempts: integer(),
    /** The changed fields of a profile. */
    before: jsonb().$type<Partial<Profile>>(),
    after: jsonb().$type<Partial<Profile>>(),
    at: moment().notNull(),
  },
  (table) => [
    check('staff_events_kind_check', oneOf(table.kind, staffEventKinds)),
    check(
      'staff_events_attempts_check',
      sql`(${table.kind} in ('attacked', 'suspect_sign_in')) = (${table.attempts} is not null)`,
    ),
    check('staff_events_content_check', together(table.before, table.after)),
    index('staff_events_by_staff').on(table.staffId, table.id),
  ],
)

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

export const requestEvents = pgTable(
  'request_events',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => requests.id, cascade),
    /** Null if the buyer or the program did it. */
    staffId: text().references(() => staff.id),
    kind: text({ enum: requestEventKinds }).notNull(),
    detail: jsonb().$type<Record<string, string | null>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    check('request_events_kind_check', oneOf(table.kind, requestEventKinds)),
    index('request_events_by_request').on(table.requestId, table.id),
  ],
)

export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    staffId: text()
      .notNull()
      .references(() => staff.id, cascade),
    name: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('saved_views_name_unique').on(table.staffId, table.name)],
)

export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, cascade),
    createdAt: createdAt(),
  },
  (table) => [index('former_slugs_by_product').on(table.productId)],
)

/** Updates store only the changed fields, before and after. No foreign keys: the record outlives the account and what changed. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    at: moment().notNull(),
    staffId: text().notNull(),
    staffName: text().notNull(),
    kind: text({
      enum: changeKinds,
    }).notNull(),
    recordId: integer().notNull(),
    recordName: text().notNull(),
    act: text({ enum: changeActs }).notNull(),
    /** The file, if an import made the change. */
    source: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    check('changes_kind_check', oneOf(table.kind, changeKinds)),
    check('changes_act_check', oneOf(table.act, changeActs)),
    index('changes_by_record').on(table.kind, table.recordId),
  ],
)

export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  words: text().array().notNull(),
  /** The first word means the others, which do not mean it. */
  isOneWay: boolean('one_way').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const attributes = pgTable('attributes', {
  id: id(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  value: jsonb().$type<Omit<Attribute, 'key'>>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const fitRules = pgTable('fit_rules', {
  id: id(),
  position: integer().notNull(),
  value: jsonb().$type<FitRuleForm>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const fitExceptions = pgTable(
  'fit_exceptions',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, cascade),
    otherId: integer()
      .notNull()
      .references(() => products.id, cascade),
    fits: boolean().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('fit_exceptions_pair_unique').on(table.productId, table.otherId),
    check('fit_exceptions_order_check', sql`${table.productId} < ${table.otherId}`),
    index('fit_exceptions_by_other').on(table.otherId),
  ],
)

export const searches = pgTable(
  'searches',
  {
    text: text().notNull(),
    day: date().notNull(),
    searched: integer().notNull(),
    results: integer().notNull(),
    opened: integer().notNull().default(0),
    /** This is the sum over the opened results. */
    positions: integer().notNull().default(0),
    added: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.text, table.day] }), index('searches_by_day').on(table.day)],
)

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

export const uploads = pgTable('uploads', {
  name: plainText().primaryKey(),
  content: bytes().notNull(),
  storedAt: moment().notNull().defaultNow(),
})

export const requestCounts = pgTable('request_counts', {
  key: plainText().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

export const chores = pgTable('chores', {
  name: text().primaryKey(),
  dueAt: moment().notNull(),
})

const privacyEventKinds = [
  'export',
  'inbox_export',
  'quotes_export',
  'erasure',
  'retention',
  'retention_change',
  'backup',
] as const

/** The log never says whose data it was. */
export const privacyEvents = pgTable(
  'privacy_acts',
  {
    id: id(),
    kind: text({
      enum: privacyEventKinds,
    }).notNull(),
    /** Null if the program did it. */
    staffId: text().references(() => staff.id),
    requests: integer(),
    at: moment().notNull(),
  },
  (table) => [check('privacy_acts_kind_check', oneOf(table.kind, privacyEventKinds))],
)
