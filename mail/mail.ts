import type { Request, StoredRequestLine } from '../domain/requests/request.ts'
import type { Company } from '../shared/settings/company.ts'

export type MailContent = { subject: string; html: string; text: string }

type Words = { subject: string; body: string }

/** What a mail says, before it is laid out. */
export type TemplateData =
  | { kind: 'notification'; request: Request; lines: StoredRequestLine[]; misfits: string[] }
  | ({ kind: 'acknowledgement'; request: Request; lines: StoredRequestLine[]; trackingUrl: string | undefined } & Words)
  | ({ kind: 'reply'; request: Request; lines: StoredRequestLine[] } & Words)
  | ({ kind: 'quote' } & QuoteTemplateData)
  | ({ kind: 'account_notice' } & Words)

/** `facts` are the rows of a table below the text. */
export type QuoteTemplateData = Words & {
  title: string
  facts: [label: string, value: string][]
  button: { label: string; href: string } | undefined
}

export type RenderMail = (data: TemplateData, company: Company) => Promise<MailContent>

export type Address = { name: string; address: string }

export type Mail = MailContent & {
  messageId: string
  /** Without one, the company is the sender; the address is always the company's. */
  senderName?: string
  to: string | string[]
  cc?: string[]
  replyTo: Address | string | string[]
  inReplyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** Some recipients got it; the text says which others were rejected, and why. */
export type PartlySent = { rejected: string }

/** `filed` means written to a file, because no mail server is configured. */
export type Mailer = {
  send: (mail: Mail) => Promise<'sent' | 'filed' | PartlySent>
  takeBack?: (messageId: string) => Promise<void>
  close: () => void
}
