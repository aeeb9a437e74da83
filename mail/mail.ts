import type { MailKind, Request, RequestLine } from '../domain/requests/request.ts'

export type MailContent = { subject: string; html: string; text: string }

export type MailWords = { kind: MailKind; subject: string | null; body: string | null }

export type RenderMail = (mail: MailWords, request: Request, lines: RequestLine[]) => Promise<MailContent>

export type RenderNotice = (notice: { subject: string; body: string }) => Promise<MailContent>

type Address = { name: string; address: string }

export type Mail = MailContent & {
  messageId: string
  to: string
  replyTo: Address | string
  inReplyTo?: string
  headers?: Record<string, string>
}

/** `filed` means written to a file, because no mail server is configured. */
export type Mailer = {
  send: (mail: Mail) => Promise<'sent' | 'filed'>
  takeBack?: (messageId: string) => Promise<void>
  close: () => void
}
