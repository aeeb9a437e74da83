import { company } from '../../company.ts'
import { gap } from '../../contract/requests/reply-placeholders.ts'
import type { MailTemplates } from '../../contract/settings/mail-templates.ts'
import type { Settings } from '../../contract/settings/settings.ts'

const officeHours = { opens: '09:00', closes: '18:00' }

const mailTemplates: MailTemplates = {
  replies: [
    {
      name: 'Cotización',
      status: 'answered',
      subject: '{tipo} {folio}',
      body: `Hola, {nombre}:

Gracias por escribirnos. Esta es la cotización de la solicitud {folio}.

Productos solicitados:
{productos}

Precio neto: ${gap('precio neto')}
Plazo de entrega: ${gap('plazo de entrega')}
Validez de la oferta: 15 días

Saludos,
{firma}`,
    },
    {
      name: 'Falta información',
      status: 'needs_information',
      subject: '{tipo} {folio}',
      body: `Hola, {nombre}:

Para responder la solicitud {folio} nos falta saber:

- ${gap('información que falta')}

Por ahora tenemos anotado:
{productos}

Con eso te respondemos de inmediato.

Saludos,
{firma}`,
    },
    {
      name: 'Coordinar visita técnica',
      status: 'answered',
      subject: '{tipo} {folio}',
      body: `Hola, {nombre}:

Recibimos la solicitud de servicio {folio}. Un técnico puede visitarlos el ${gap('día de la visita')}, entre las ${gap('hora de inicio')} y las ${gap('hora de término')} horas. ¿Les acomoda?

Equipo: {equipo}

Saludos,
{firma}`,
    },
    {
      name: 'Respuesta libre',
      status: 'answered',
      subject: '{tipo} {folio}',
      body: `Hola, {nombre}:

${gap('tu respuesta')}

Saludos,
{firma}`,
    },
  ],
  quoteSent: {
    subject: 'Cotización {folio}, versión {version}',
    body: `Hola, {nombre}:

Adjuntamos la cotización {folio}, por un total de {total}. Es válida hasta el {vence}.

También se puede ver en línea, y desde ahí aceptarla o pedir un cambio:
{enlace}

Saludos,
{firma}`,
  },
  quoteReminder: {
    subject: 'La cotización {folio} vence el {vence}',
    body: `Hola, {nombre}:

La cotización {folio}, por un total de {total}, es válida hasta el {vence}. Se puede aceptar, o pedir un cambio, en esta página:
{enlace}

Saludos,
{firma}`,
  },
}

/** A section that staff never changed is not stored and has these values. */
export const defaultSettings: Settings = {
  company: {
    name: company.name,
    legalName: company.legalName,
    group: company.group,
    rut: '76.123.456-0',
    giro: 'Venta al por mayor de materiales y máquinas de embalaje',
    address: company.address,
    phones: { sales: company.phone.label, service: company.servicePhone.label },
    email: company.email,
    whatsapp: company.whatsapp.label,
    social: company.social,
  },
  recipients: { quotation: [], contact: [], service: [] },
  quotes: {
    currency: 'CLP',
    validDays: 15,
    delivery: 'Según existencias, a confirmar con el pedido',
    payment: 'Transferencia al contado',
    place: 'A convenir',
    notes: 'Los precios no incluyen descarga en destino. Los productos quedan reservados al aceptar la cotización.',
    buyerReminder: { isOn: true, days: 3 },
    staffReminder: { isOn: true, workingDays: 3 },
  },
  mailTemplates,
  hours: {
    week: {
      monday: officeHours,
      tuesday: officeHours,
      wednesday: officeHours,
      thursday: officeHours,
      friday: officeHours,
      saturday: null,
      sunday: null,
    },
    closedDays: [],
  },
}
