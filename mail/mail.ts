import type { Request, RequestLine } from '../domain/requests/request.ts'

export type MailContent = { subject: string; html: string; text: string }

type Words = { subject: string; body: string }

/** What a mail says, before it is laid out. */
export type Letter =
  | { kind: 'notification' | 'acknowledgement'; request: Request; lines: RequestLine[] }
  | ({ kind: 'reply'; request: Request; lines: RequestLine[] } & Words)
  | ({ kind: 'account_notice' } & Words)

export type RenderMail = (letter: Letter) => Promise<MailContent>

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
