import { convert } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { requestTitles } from '../shared/requests/request-names.ts'
import type { RenderMail, TemplateData } from './mail.ts'
import { AccountNoticeBody, AcknowledgementBody, NotificationBody, QuoteBody, ReplyBody } from './templates/bodies.tsx'

import { MailCompany } from './templates/layout.tsx'

const plainText = {
  wordwrap: false as const,
  selectors: [
    { selector: 'div.preview', format: 'skip' },
    { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 3 } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'a.button', format: 'anchor', options: { ignoreHref: false, linkBrackets: false } },
    { selector: 'h1', options: { uppercase: false } },
  ],
}

/** Outlook lays tables out differently without this document type. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** This is a build entry of its own, because it contains JSX. */
export const renderMail: RenderMail = async (data, company) => {
  const page = (
    <MailCompany value={company}>
      <Template {...data} />
    </MailCompany>
  )
  const html = documentType + renderToStaticMarkup(page)
  return { subject: subjectOf(data), html, text: convert(html, plainText) }
}

function Template(data: TemplateData) {
  switch (data.kind) {
    case 'notification':
      return <NotificationBody {...data} />
    case 'acknowledgement':
      return <AcknowledgementBody {...data} />
    case 'reply':
      return <ReplyBody {...data} />
    case 'quote':
      return <QuoteBody {...data} />
    case 'account_notice':
      return <AccountNoticeBody {...data} />
  }
}

function subjectOf(data: TemplateData): string {
  if ('subject' in data) return data.subject
  const { kind, folio, company } = data.request
  return `${requestTitles[kind]} ${folio} · ${company}`
}
