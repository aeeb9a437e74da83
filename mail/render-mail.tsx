import { render, toPlainText } from '@react-email/render'
import type { MailKind, Request } from '../domain/request.ts'
import type { RenderMail } from './mail.ts'
import { Acknowledgement } from './templates/acknowledgement.tsx'
import { kindNames } from './templates/kind-names.ts'
import { Notification } from './templates/notification.tsx'

/** A table of data stays a table; a link's text says where it leads already. */
const plainText = {
  wordwrap: false as const,
  selectors: [
    { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 3 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'h1', options: { uppercase: false } },
  ],
}

/** Built with the site, because it holds JSX. */
export const renderMail: RenderMail = async (kind, request, lines) => {
  const Template = kind === 'notification' ? Notification : Acknowledgement
  const html = await render(<Template request={request} lines={lines} />)
  return { subject: subjectOf(kind, request), html, text: toPlainText(html, plainText) }
}

function subjectOf(kind: MailKind, { kind: requestKind, folio, company, spamReason }: Request): string {
  const subject = `${kindNames[requestKind]} ${folio}`
  if (kind === 'acknowledgement') return subject
  return spamReason ? `[Posible spam] ${subject} · ${company}` : `${subject} · ${company}`
}
