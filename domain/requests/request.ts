import type { mails, requestLines, requests } from '../../db/schema.ts'

export type Request = typeof requests.$inferSelect
export type RequestKind = Request['kind']
export type RequestLine = typeof requestLines.$inferSelect
export type MailKind = (typeof mails.$inferSelect)['kind']
