import type { MailKind, Request, RequestLine } from '../domain/requests/request.ts'

export type MailContent = { subject: string; html: string; text: string }

/** The text of a mail depends on these; only replies have their own subject and body. */
export type MailWords = { kind: MailKind; subject: string | null; body: string | null }

export type RenderMail = (mail: MailWords, request: Request, lines: RequestLine[]) => Promise<MailContent>

/** Renders a notification to a staff member. */
export type RenderNotice = (notice: { subject: string; body: string }) => Promise<MailContent>

type Address = { name: string; address: string }

export type Mail = MailContent & {
  messageId: string
  to: string
  replyTo: Address | string
  /** The Message-ID of the previous mail, so that mail programs show a thread. */
  inReplyTo?: string
  headers?: Record<string, string>
}

/** `filed`: written to a file, because no mail server is configured. */
export type Mailer = {
  send: (mail: Mail) => Promise<'sent' | 'filed'>
  /** Deletes a message, if the mailer supports it. */
  takeBack?: (messageId: string) => Promise<void>
  close: () => void
}
