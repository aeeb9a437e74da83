import type { MailKind, Request, RequestLine } from '../domain/request.ts'

/** What a mail says, ready to be put in an envelope. */
export type MailContent = { subject: string; html: string; text: string }

export type RenderMail = (kind: MailKind, request: Request, lines: RequestLine[]) => Promise<MailContent>

type Address = { name: string; address: string }

export type Mail = MailContent & {
  messageId: string
  to: string
  replyTo: Address | string
  headers?: Record<string, string>
}

/** `filed`: written to a file, because no mail server is set. */
export type Mailer = { send: (mail: Mail) => Promise<'sent' | 'filed'>; close: () => void }
