import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Attribute } from '../shared/catalogue/attributes/attribute.ts'
import type { FitRuleForm } from '../shared/catalogue/fits.ts'
import type { ProductForm } from '../shared/catalogue/products.ts'
import type { Pack, ProductDetails } from '../shared/catalogue/public.ts'
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
import type { Profile } from '../shared/staff/staff.ts'

export type StoredPicture = { src: string; alt: string }

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
const amount = () => bigint({ mode: 'number' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = () => timestamp({ withTimezone: true })
const createdAt = () => moment().notNull().defaultNow()
const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

export const categories = pgTable('categories', {
  id: id(),
  parentId: integer(),
  name: text().notNull(),
  position: integer().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment(),
})

export const products = pgTable('products', {
  id: id(),
  categoryId: integer().notNull(),
  slug: text().notNull(),
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
  nameKey: text().generatedAlwaysAs(sql`sort_key(name)`),
  words: text().generatedAlwaysAs(
    sql`search_words(code || ' ' || regexp_replace(code, '[^[:alnum:]]', '', 'g') || ' ' || name || ' ' || subtitle || ' ' || slug)`,
  ),
})

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
  staffId: text().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
  productId: integer(),
  product: jsonb().$type<ProductForm>(),
})

export const requests = pgTable('requests', {
  id: id(),
  kind: text({ enum: requestKinds }).notNull(),
  folio: text().notNull(),
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
  ownerId: text(),
  firstAnsweredAt: moment(),
  /** Working time by the opening hours of that day; null if staff entered the request. */
  firstAnswerMinutes: integer(),
  /** The buyer's first act that came after the last answer. */
  waitingAgainSince: moment(),
  updatedAt: updatedAt(),
  erasedAt: moment(),
  quoteOutcome: text({ enum: ['won', 'lost'] }),
  quoteOutcomeReason: text(),
  quoteOutcomeAt: moment(),
  /** Set if staff entered it for a customer who called. */
  enteredBy: text(),
  trackingGeneration: integer().notNull().default(1),
  trackingRevokedAt: moment(),
  /** When a link that was mailed to it was first opened. */
  emailConfirmedAt: moment(),
})

export const requestLines = pgTable('request_lines', {
  id: id(),
  requestId: integer().notNull(),
  position: integer().notNull(),
  productId: integer().notNull(),
  productKnown: boolean().notNull(),
  name: text().notNull(),
  code: text(),
  quantity: integer().notNull(),
  unit: text(),
  format: jsonb().$type<Pack>(),
  note: text(),
})

/** Amounts are in pesos or cents, discounts in hundredths of a percent; what `sentAt` freezes is null in a draft. */
export const quotes = pgTable('quotes', {
  id: id(),
  requestId: integer().notNull(),
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
  updatedBy: text(),
  sentAt: moment(),
  sentBy: text(),
  validUntil: date(),
  letterhead: jsonb().$type<Letterhead>(),
  openedAt: moment(),
  reaction: text({ enum: ['accepted', 'change_requested', 'declined'] }),
  reactionReason: text(),
  reactionText: text(),
  reactedAt: moment(),
  buyerRemindedAt: moment(),
  staffRemindedAt: moment(),
  expiryRecordedAt: moment(),
})

export const quoteLines = pgTable('quote_lines', {
  id: id(),
  quoteId: integer().notNull(),
  position: integer().notNull(),
  productId: integer(),
  code: text().notNull(),
  name: text().notNull(),
  detail: text().notNull().default(''),
  quantity: integer().notNull(),
  unit: text().notNull(),
  note: text().notNull(),
  unitPrice: amount().notNull(),
  discount: integer().notNull(),
})

export const quoteEditors = pgTable(
  'quote_editors',
  { requestId: integer().notNull(), staffId: text().notNull(), seenAt: moment().notNull() },
  ({ requestId, staffId }) => [primaryKey({ columns: [requestId, staffId] })],
)

export const prices = pgTable(
  'prices',
  {
    productId: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    unitPrice: amount().notNull(),
    updatedAt: updatedAt(),
  },
  ({ productId, currency }) => [primaryKey({ columns: [productId, currency] })],
)

export const trackingLinks = pgTable('tracking_links', {
  tokenHash: text().primaryKey(),
  requestId: integer().notNull(),
  kind: text({ enum: linkKinds }).notNull(),
  createdAt: createdAt(),
})

export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text().primaryKey(),
  bodyHash: text().notNull(),
  requestId: integer().notNull(),
  createdAt: createdAt(),
})

export const mails = pgTable('mails', {
  id: id(),
  requestId: integer(),
  /** A mail about an account has its owner and no request. */
  staffId: text(),
  quoteId: integer(),
  kind: text({ enum: mailKinds }).notNull(),
  cc: text().array().notNull().default([]),
  state: text({ enum: mailStates }).notNull().default('queued'),
  messageId: text().notNull(),
  attempts: integer().notNull().default(0),
  lastError: text(),
  attemptedAt: moment(),
  sentAt: moment(),
  /** Notifications and acknowledgements of requests have none; they are rendered from the request. */
  subject: text(),
  body: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** This table and the next three belong to better-auth, which defines their columns. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  position: text().notNull().default(''),
  phone: text().notNull().default(''),
  signature: text().notNull().default(''),
  disabledAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const staffSessions = pgTable('staff_sessions', {
  id: text().primaryKey(),
  token: text().notNull(),
  userId: text().notNull(),
  expiresAt: moment().notNull(),
  ipAddress: text(),
  userAgent: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const staffCredentials = pgTable('staff_credentials', {
  id: text().primaryKey(),
  userId: text().notNull(),
  accountId: text().notNull(),
  providerId: text().notNull(),
  password: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const staffLinks = pgTable('staff_links', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const signInAttempts = pgTable('sign_in_attempts', {
  /** This is the hash of an account, of an address, or of an account with a device or address. */
  counted: text('account').primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

export const staffEvents = pgTable('staff_events', {
  id: id(),
  staffId: text().notNull(),
  byId: text(),
  kind: text({
    enum: [
      'created',
      'enabled',
      'disabled',
      'link_given',
      'link_by_command',
      'password_chosen',
      'password_changed',
      'attacked',
      'suspect_sign_in',
      'profile_changed',
    ],
  }).notNull(),
  attempts: integer(),
  /** The changed fields of a profile. */
  before: jsonb().$type<Partial<Profile>>(),
  after: jsonb().$type<Partial<Profile>>(),
  at: moment().notNull(),
})

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

export const requestEvents = pgTable('request_events', {
  id: id(),
  requestId: integer().notNull(),
  /** Null if the buyer or the program did it. */
  staffId: text(),
  kind: text({ enum: requestEventKinds }).notNull(),
  detail: jsonb().$type<Record<string, string | null>>().notNull(),
  at: moment().notNull(),
})

export const savedViews = pgTable('saved_views', {
  id: id(),
  staffId: text().notNull(),
  name: text().notNull(),
  filter: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
})

export const formerSlugs = pgTable('former_slugs', {
  slug: text().primaryKey(),
  productId: integer().notNull(),
  createdAt: createdAt(),
})

/** Updates store only the changed fields, before and after. */
export const changes = pgTable('changes', {
  id: id(),
  at: moment().notNull(),
  staffId: text().notNull(),
  staffName: text().notNull(),
  kind: text({
    enum: ['product', 'category', 'banner', 'synonym', 'setting', 'price', 'attribute', 'fitRule', 'fitException'],
  }).notNull(),
  recordId: integer().notNull(),
  recordName: text().notNull(),
  act: text({ enum: ['created', 'updated', 'deleted', 'restored'] }).notNull(),
  source: text(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
})

export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  words: text().array().notNull(),
  isOneWay: boolean('one_way').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const attributes = pgTable('attributes', {
  id: id(),
  key: text().notNull(),
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

export const fitExceptions = pgTable('fit_exceptions', {
  id: id(),
  productId: integer().notNull(),
  otherId: integer().notNull(),
  fits: boolean().notNull(),
  reason: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

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
  ({ text, day }) => [primaryKey({ columns: [text, day] })],
)

export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})

export const uploads = pgTable('uploads', {
  name: text().primaryKey(),
  content: bytes().notNull(),
  storedAt: moment().notNull().defaultNow(),
})

export const requestCounts = pgTable('request_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})

export const chores = pgTable('chores', {
  name: text().primaryKey(),
  dueAt: moment().notNull(),
})

/** The log never says whose data it was. */
export const privacyEvents = pgTable('privacy_acts', {
  id: id(),
  kind: text({
    enum: ['export', 'inbox_export', 'quotes_export', 'erasure', 'retention', 'retention_change', 'backup'],
  }).notNull(),
  staffId: text(),
  requests: integer(),
  at: moment().notNull(),
})
