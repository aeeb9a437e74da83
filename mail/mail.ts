import type { MailKind, Request, RequestLine } from '../domain/requests/request.ts'

/** What a mail says, ready to be put in an envelope. */
export type MailContent = { subject: string; html: string; text: string }

/** Of a mail, what its text depends on; only a reply has words of its own. */
export type MailWords = { kind: MailKind; subject: string | null; body: string | null }

export type RenderMail = (mail: MailWords, request: Request, lines: RequestLine[]) => Promise<MailContent>

/** To a colleague: its words, in the company's frame. */
export type RenderNotice = (notice: { subject: string; body: string }) => Promise<MailContent>

type Address = { name: string; address: string }

export type Mail = MailContent & {
  messageId: string
  to: string
  replyTo: Address | string
  /** The message that this one answers, so that mail programs show them together. */
  inReplyTo?: string
  headers?: Record<string, string>
}

/** `filed`: written to a file, because no mail server is set. */
export type Mailer = {
  send: (mail: Mail) => Promise<'sent' | 'filed'>
  /** Where a message that was sent can still be undone. */
  takeBack?: (messageId: string) => Promise<void>
  close: () => void
}
