import { render, toPlainText } from '@react-email/render'
import type { Request, RequestLine } from '../domain/requests/request.ts'
import type { MailWords, RenderMail, RenderNotice } from './mail.ts'
import { AccountNotice } from './templates/account-notice.tsx'
import { Acknowledgement } from './templates/acknowledgement.tsx'
import { kindNames } from './templates/kind-names.ts'
import { Notification } from './templates/notification.tsx'
import { Reply } from './templates/reply.tsx'

/** Data tables stay tables; hrefs are dropped because link texts already contain the address. */
const plainText = {
  wordwrap: false as const,
  selectors: [
    { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 3 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'h1', options: { uppercase: false } },
  ],
}

/** Built as a separate entry, because it contains JSX. */
export const renderMail: RenderMail = async (mail, request, lines) => {
  const html = await render(templateOf(mail, request, lines))
  return { subject: subjectOf(mail, request), html, text: toPlainText(html, plainText) }
}

export const renderNotice: RenderNotice = async ({ subject, body }) => {
  const html = await render(<AccountNotice subject={subject} body={body} />)
  return { subject, html, text: toPlainText(html, plainText) }
}

function templateOf({ kind, body }: MailWords, request: Request, lines: RequestLine[]) {
  if (kind === 'notification') return <Notification request={request} lines={lines} />
  if (kind === 'acknowledgement') return <Acknowledgement request={request} lines={lines} />
  return <Reply body={body ?? ''} request={request} lines={lines} />
}

function subjectOf(mail: MailWords, { kind: requestKind, folio, company }: Request): string {
  if (mail.subject !== null) return mail.subject
  const subject = `${kindNames[requestKind]} ${folio}`
  return mail.kind === 'acknowledgement' ? subject : `${subject} · ${company}`
}
