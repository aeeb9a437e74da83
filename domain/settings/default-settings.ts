import { requestTitles } from '../../shared/requests/request-names.ts'
import { defaultCompany } from '../../shared/settings/default-company.ts'
import type { MailTemplates } from '../../shared/settings/mail-templates.ts'
import { gap } from '../../shared/settings/placeholders.ts'
import type { Settings } from '../../shared/settings/settings.ts'

const acknowledgement = (title: string, received: string) => ({
  subject: `${title} {folio}`,
  body: `Hola, {nombre}:

${received}

El folio es {folio}. Para agregar información basta responder este correo o llamar al {telefono} e indicar el folio.`,
})

const defaultMailTemplates: MailTemplates = {
  acknowledgements: {
    quotation: acknowledgement(
      requestTitles.quotation,
      'Recibimos la solicitud de cotización. El equipo de ventas revisará la lista y responderá a este correo.',
    ),
    contact: acknowledgement(requestTitles.contact, 'Recibimos el mensaje. La respuesta llegará a este correo.'),
    service: acknowledgement(
      requestTitles.service,
      'Recibimos la solicitud de servicio técnico. Un técnico se pondrá en contacto para coordinar la atención.',
    ),
  },
  replies: [
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

const officeHours = { opens: '09:00', closes: '18:00' }

/** A section that staff never changed is not stored and has these values. */
export const defaultSettings: Settings = {
  company: {
    name: defaultCompany.name,
    legalName: defaultCompany.legalName,
    group: defaultCompany.group,
    rut: '',
    giro: '',
    address: defaultCompany.address,
    warehouse: '',
    phones: { sales: defaultCompany.phone.label, service: defaultCompany.servicePhone.label },
    email: defaultCompany.email,
    serviceEmail: '',
    whatsapp: defaultCompany.whatsapp.label,
    social: defaultCompany.social,
    video: '',
  },
  recipients: { quotation: [], contact: [], service: [] },
  quotes: {
    currency: 'CLP',
    validDays: 15,
    delivery: 'Según existencias, a confirmar con el pedido',
    payment: 'Transferencia al contado',
    place: 'A convenir',
    notes: '',
    buyerReminder: { isOn: true, days: 3 },
    staffReminder: { isOn: true, workingDays: 3 },
  },
  mailTemplates: defaultMailTemplates,
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
