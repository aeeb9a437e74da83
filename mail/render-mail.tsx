import { convert } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { requestTitles } from '../shared/requests/names.ts'
import type { Letter, RenderMail } from './mail.ts'
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
export const renderMail: RenderMail = async (letter, company) => {
  const page = (
    <MailCompany value={company}>
      <Template {...letter} />
    </MailCompany>
  )
  const html = documentType + renderToStaticMarkup(page)
  return { subject: subjectOf(letter), html, text: convert(html, plainText) }
}

function Template(letter: Letter) {
  switch (letter.kind) {
    case 'notification':
      return <NotificationBody {...letter} />
    case 'acknowledgement':
      return <AcknowledgementBody {...letter} />
    case 'reply':
      return <ReplyBody {...letter} />
    case 'quote':
      return <QuoteBody {...letter} />
    case 'account_notice':
      return <AccountNoticeBody {...letter} />
  }
}

function subjectOf(letter: Letter): string {
  if ('subject' in letter) return letter.subject
  const { kind, folio, company } = letter.request
  return `${requestTitles[kind]} ${folio} · ${company}`
}
