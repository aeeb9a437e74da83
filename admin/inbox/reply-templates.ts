import { company } from '../../company.ts'
import type { RequestDetail } from '../../contract/admin/requests.ts'

type Template = {
  name: string
  status: 'answered' | 'needs_information'
  body: (request: RequestDetail, staff: string) => string
}

const quantity = new Intl.NumberFormat('es-CL')

const listOf = ({ lines }: RequestDetail) =>
  lines.map((line) => `- ${quantity.format(line.quantity)} × ${line.name}`).join('\n')

const signature = (staff: string) => `Saludos,\n${staff}\n${company.name} · ${company.phone.label}`

const products = (request: RequestDetail, before: string) =>
  request.lines.length > 0 ? `${before}\n\n${listOf(request)}\n\n` : ''

/** Ready texts; the person who answers changes what must be changed. */
export const replyTemplates: Template[] = [
  {
    name: 'Cotización',
    status: 'answered',
    body: (request, staff) =>
      `Hola, ${request.name}:\n\nGracias por escribirnos. Esta es la cotización de la solicitud ${request.folio}.\n\n${products(
        request,
        'Productos solicitados:',
      )}Precio neto: \nPlazo de entrega: \nValidez de la oferta: 15 días\n\n${signature(staff)}`,
  },
  {
    name: 'Falta información',
    status: 'needs_information',
    body: (request, staff) =>
      `Hola, ${request.name}:\n\nPara responder la solicitud ${request.folio} nos falta saber:\n\n- \n\n${products(
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
      }. Un técnico puede visitarlos el día    entre las    y las    horas. ¿Les acomoda?\n\n${signature(staff)}`,
  },
  {
    name: 'Respuesta libre',
    status: 'answered',
    body: (request, staff) => `Hola, ${request.name}:\n\n\n\n${signature(staff)}`,
  },
]

export const replySubject = ({ folio, kind }: RequestDetail) =>
  `${{ quotation: 'Cotización', contact: 'Respuesta a tu mensaje', service: 'Servicio técnico' }[kind]} ${folio}`

export const whatsappText = ({ name, folio }: RequestDetail, staff: string) =>
  `Hola, ${name}. Soy ${staff}, de ${company.name}. Te escribo por la solicitud ${folio}.`
