import { convert } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Request, RequestLine } from '../domain/requests/request.ts'
import type { MailWords, RenderMail, RenderNotice } from './mail.ts'
import { AccountNotice } from './templates/account-notice.tsx'
import { Acknowledgement } from './templates/acknowledgement.tsx'
import { kindNames } from './templates/kind-names.ts'
import { Notification } from './templates/notification.tsx'
import { Reply } from './templates/reply.tsx'

const plainText = {
  wordwrap: false as const,
  selectors: [
    { selector: 'div.preview', format: 'skip' },
    { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 3 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'h1', options: { uppercase: false } },
  ],
}

/** This is a build entry of its own, because it contains JSX. */
export const renderMail: RenderMail = async (mail, request, lines) => {
  return { subject: subjectOf(mail, request), ...render(templateOf(mail, request, lines)) }
}

export const renderNotice: RenderNotice = async ({ subject, body }) => {
  return { subject, ...render(<AccountNotice subject={subject} body={body} />) }
}

/** Outlook lays tables out differently without this document type. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

function render(template: ReactElement) {
  const html = documentType + renderToStaticMarkup(template)
  return { html, text: convert(html, plainText) }
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
