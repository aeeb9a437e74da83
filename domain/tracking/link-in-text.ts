import { linkPlaceholder, noLinkInSubject } from '../../contract/settings/placeholders.ts'
import { tokenShape } from '../../contract/tracking/tracking-page.ts'
import { done, invalid, type Outcome } from '../outcome.ts'

type MailText = { subject: string; body: string }

const privateAddress = new RegExp(`/seguimiento/+${tokenShape}`, 'i')

/** Only hashes of tokens are stored, so mails are stored without the buyer's address. */
export function hideLink({ subject, body }: MailText, link: string | undefined): Outcome<MailText> {
  if (subject.includes(linkPlaceholder) || privateAddress.test(subject)) return invalid({ subject: noLinkInSubject })
  const hidden = link ? body.replaceAll(link, linkPlaceholder) : body
  if (!privateAddress.test(hidden)) return done({ subject, body: hidden })
  return invalid({
    body: `El enlace de seguimiento no es el de esta solicitud o ya no sirve. Escribe ${linkPlaceholder}.`,
  })
}

/** Without a link, paragraphs that name it are left out. */
export const showLink = (text: string, link: string | undefined): string =>
  link
    ? text.replaceAll(linkPlaceholder, link)
    : text
        .split('\n\n')
        .filter((paragraph) => !paragraph.includes(linkPlaceholder))
        .join('\n\n')
