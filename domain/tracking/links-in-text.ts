import type { Tx } from '../../db/connect.ts'
import { linkPlaceholder, noLinkInSubject } from '../../shared/settings/placeholders.ts'
import { tokenShape } from '../../shared/tracking/tracking-page.ts'
import type { Deps } from '../deps.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { Request } from '../requests/request.ts'

type MailText = { subject: string; body: string }

type Links = Pick<Deps, 'tracking'>

/** With the token as its group. */
const privateAddress = new RegExp(`(?:https?://[^\\s/]+)?/seguimiento/+(${tokenShape})`, 'gi')

const foreignLink = `El enlace de seguimiento no es el de esta solicitud o ya no sirve. Escribe ${linkPlaceholder}.`

/** Only hashes of tokens are stored, so mails are stored without the buyer's address. Any link of the request becomes the mailed one. */
export async function hideLinks(
  { tracking }: Links,
  tx: Tx,
  { id }: Request,
  { subject, body }: MailText,
): Promise<Outcome<MailText>> {
  if (subject.includes(linkPlaceholder) || subject.search(privateAddress) !== -1) {
    return invalid({ subject: noLinkInSubject })
  }
  let hidden = body
  for (const [address, token = ''] of body.matchAll(privateAddress)) {
    const tracked = await tracking.findTracked(tx, token)
    if (tracked?.request.id !== id) return invalid({ body: foreignLink })
    hidden = hidden.replace(address, linkPlaceholder)
  }
  return done({ subject, body: hidden })
}

/** Without a link, paragraphs that name it are left out. */
export const showLink = (text: string, link: string | undefined): string =>
  link
    ? text.replaceAll(linkPlaceholder, link)
    : text
        .split('\n\n')
        .filter((paragraph) => !paragraph.includes(linkPlaceholder))
        .join('\n\n')

/** Only hashes of tokens are stored, so a private address that somebody pasted becomes the folio that it opens. */
export async function nameLinks({ tracking }: Pick<Deps, 'tracking'>, tx: Tx, text: string): Promise<string> {
  let named = text
  for (const [address, token = ''] of text.matchAll(privateAddress)) {
    const tracked = await tracking.findTracked(tx, token)
    named = named.replace(address, tracked?.request.folio ?? '/seguimiento/…')
  }
  return named
}
