import { useQueries } from '@tanstack/react-query'
import { lineText } from '../../shared/catalogue/amount-text.ts'
import { firstName, greeting } from '../../shared/requests/greeting.ts'
import type { RequestDetail } from '../../shared/requests/inbox.ts'
import type { ReplyTemplate } from '../../shared/settings/mail-templates.ts'
import { fillIn, isFilledIn, withoutGaps } from '../../shared/settings/placeholders.ts'

import { signatureOf } from '../../shared/staff/staff.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { useSession } from '../staff/session.ts'

const kindTitles = {
  quotation: 'Solicitud de cotización',
  contact: 'Respuesta a tu mensaje',
  service: 'Servicio técnico',
}

const productsOf = ({ lines }: RequestDetail) => lines.map((line) => `- ${lineText(line)}`).join('\n')

export const replyQueries = [settingsQuery('mailTemplates'), settingsQuery('company')] as const

/** The templates of the settings, filled in for a request; there are none until everything they need has arrived. */
export function useReplyTemplates(request: RequestDetail) {
  const me = useSession(({ me }) => me)
  const [templates, company] = useQueries({ queries: replyQueries })
  const error = templates.error ?? company.error
  if (!me || !templates.data || !company.data) return { replies: [], whatsappText: '', error }
  const values = {
    nombre: firstName(request.name),
    empresa_cliente: request.company,
    tipo: kindTitles[request.kind],
    folio: request.folio,
    productos: productsOf(request),
    equipo: request.equipment ?? '',
    firma: signatureOf(me, company.data),
  }
  const replies = templates.data.replies.map(
    ({ subject, body, ...rest }): ReplyTemplate => ({
      ...rest,
      subject: fillIn(subject, values),
      body: fillIn(body, values),
    }),
  )
  const whatsappText = `${greeting(request.name)}. Soy ${me.name}, de ${company.data.name}. Te escribo por la solicitud ${request.folio}.`
  return { replies, whatsappText, error }
}

/** A bare text is a template with gaps of which only the gaps were changed, and no template without gaps. */
export function isBare(text: string, replies: ReplyTemplate[]): boolean {
  const words = (given: string) => withoutGaps(given).split(/\s+/).join(' ')
  const alike = replies.filter(({ body }) => words(body) === words(text))
  return alike.length > 0 && alike.every(({ body }) => !isFilledIn(body))
}
