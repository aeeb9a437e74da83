import { company } from '../../company.ts'
import { lineText } from '../../contract/catalogue/sale-unit.ts'
import type { RequestDetail } from '../../contract/requests/inbox.ts'
import { gap, withoutGaps } from '../../contract/requests/reply-placeholders.ts'

type Template = {
  name: string
  status: 'answered' | 'needs_information'
  body: (request: RequestDetail, staff: string) => string
}

const listOf = ({ lines }: RequestDetail) => lines.map((line) => `- ${lineText(line)}`).join('\n')

const signature = (staff: string) => `Saludos,\n${staff}\n${company.name} · ${company.phone.label}`

const products = (request: RequestDetail, before: string) =>
  request.lines.length > 0 ? `${before}\n\n${listOf(request)}\n\n` : ''

/** Texts in brackets must be replaced before sending. */
export const replyTemplates: Template[] = [
  {
    name: 'Cotización',
    status: 'answered',
    body: (request, staff) =>
      `Hola, ${request.name}:\n\nGracias por escribirnos. Esta es la cotización de la solicitud ${request.folio}.\n\n${products(
        request,
        'Productos solicitados:',
      )}Precio neto: ${gap('precio neto')}\nPlazo de entrega: ${gap('plazo de entrega')}\nValidez de la oferta: 15 días\n\n${signature(staff)}`,
  },
  {
    name: 'Falta información',
    status: 'needs_information',
    body: (request, staff) =>
      `Hola, ${request.name}:\n\nPara responder la solicitud ${request.folio} nos falta saber:\n\n- ${gap('información que falta')}\n\n${products(
        request,
        'Por ahora tenemos anotado:',
      )}Con eso te respondemos de inmediato.\n\n${signature(staff)}`,
  },
  {
    name: 'Coordinar visita técnica',
    status: 'answered',
    body: (request, staff) =>
      `Hola, ${request.name}:\n\nRecibimos la solicitud de servicio ${request.folio}${
        request.equipment ? ` por el equipo «${request.equipment}»` : ''
      }. Un técnico puede visitarlos el ${gap('día de la visita')}, entre las ${gap('hora de inicio')} y las ${gap(
        'hora de término',
      )} horas. ¿Les acomoda?\n\n${signature(staff)}`,
  },
  {
    name: 'Respuesta libre',
    status: 'answered',
    body: (request, staff) => `Hola, ${request.name}:\n\n${gap('tu respuesta')}\n\n${signature(staff)}`,
  },
]

/** A bare text is a template of which only the placeholders were changed. */
export function isBare(text: string, request: RequestDetail, staff: string): boolean {
  const words = (given: string) => withoutGaps(given).split(/\s+/).join(' ')
  return replyTemplates.some(({ body }) => words(body(request, staff)) === words(text))
}

export const replySubject = ({ folio, kind }: RequestDetail) =>
  `${{ quotation: 'Cotización', contact: 'Respuesta a tu mensaje', service: 'Servicio técnico' }[kind]} ${folio}`

export const whatsappText = ({ name, folio }: RequestDetail, staff: string) =>
  `Hola, ${name}. Soy ${staff}, de ${company.name}. Te escribo por la solicitud ${folio}.`
