import { html } from 'hono/html'
import type { PersonRecord } from '../../domain/privacy/person.ts'
import { lineText } from '../../shared/catalogue/amount-text.ts'
import { colours } from '../../shared/colours.ts'
import { formatMoney } from '../../shared/quotes/money.ts'
import { outcomeNames, quoteStatusNames } from '../../shared/quotes/quote-names.ts'
import { kindNames, statusNames } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'

type PersonRequest = PersonRecord['requests'][number]

const mailKinds = {
  notification: 'Aviso a la empresa',
  acknowledgement: 'Acuse de recibo',
  reply: 'Respuesta',
  link: 'Enlace de seguimiento',
  quote: 'Cotización',
  quote_reminder: 'Recordatorio de cotización',
  quote_reaction: 'Aviso a la empresa',
  quote_thanks: 'Confirmación de la aceptación',
  quote_waiting: 'Aviso a la empresa',
}
const eventKinds = {
  status: 'Cambio de estado',
  owner: 'Cambio de responsable',
  note: 'Nota interna',
  reply: 'Respuesta enviada',
  mail_again: 'Correo reenviado',
  released: 'Liberada de spam',
  entered: 'Ingresada por la empresa',
  quote_draft_created: 'Cotización en preparación',
  quote_draft_deleted: 'Borrador de cotización eliminado',
  quote_sent: 'Cotización enviada',
  quote_opened: 'Cotización abierta',
  quote_accepted: 'Cotización aceptada',
  quote_change_requested: 'Cambio solicitado',
  quote_declined: 'Cotización rechazada',
  quote_expired: 'Cotización vencida',
  quote_reminded: 'Recordatorio al cliente',
  staff_reminded: 'Recordatorio a la empresa',
  quote_outcome: 'Resultado anotado',
  link_renewed: 'Enlace de seguimiento renovado',
  link_revoked: 'Enlace de seguimiento anulado',
}

export const personPage = (
  { email, exportedAt, requests, mentionedIn }: PersonRecord,
  legalName: string,
) => html`<!doctype html>
<html lang="es-CL">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Datos personales de ${email}</title>
<style>
body { font: 16px/1.5 Arial, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: ${colours.ink} }
h2 { margin-top: 2.5rem; border-top: 3px solid ${colours.red}; padding-top: 1rem }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: .25rem 1rem }
dt { color: ${colours['steel-600']} } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Datos personales de ${email}</h1>
<p>${legalName} entrega aquí todos los datos que conserva asociados a este correo, al ${momentText(exportedAt)}.
${requests.length + mentionedIn.length === 0 ? 'No hay ninguno.' : ''}</p>
${mentionedIn.length > 0 ? html`<p>El correo figura además en solicitudes de otras personas, como dirección corregida o en copia: ${mentionedIn.join(', ')}.</p>` : ''}
${requests.map(requestSection)}
</html>`

const requestSection = (request: PersonRequest) => html`<section>
<h2>${kindNames[request.kind]} ${request.folio}</h2>
<dl>
${row('Recibida', momentText(request.receivedAt))}
${row('Estado', statusNames[request.status])}
${row('Nombre', request.name)}
${row('Correo', request.email)}
${row('Teléfono', request.phone)}
${row('Empresa', request.company)}
${row('Tipo de máquina', request.equipment)}
${row('Mensaje', request.message)}
${row('Productos', request.products.map(productText).join('\n'))}
${row('Otro producto', request.otherProduct)}
${request.quotes.map(quoteRow)}
${row('Resultado', request.quoteOutcome && [outcomeNames[request.quoteOutcome], request.quoteOutcomeReason].filter(Boolean).join(': '))}
${request.mails.map((mail) =>
  row(
    mailKinds[mail.kind],
    [momentText(mail.sentAt ?? mail.createdAt), mail.subject, mail.body].filter(Boolean).join('\n'),
  ),
)}
${request.history.map(({ kind, at, detail }) =>
  row(eventKinds[kind], [momentText(at), ...(kind === 'note' ? Object.values(detail) : [])].filter(Boolean).join('\n')),
)}
</dl>
</section>`

const productText = (product: Pick<PersonRequest['products'][number], 'name' | 'quantity' | 'unit' | 'note'>) =>
  [lineText(product), product.note && `Nota: ${product.note}`].filter(Boolean).join('\n')

const quoteRow = ({
  version,
  status,
  sentAt,
  rut,
  currency,
  totals,
  lines,
  ...quote
}: PersonRequest['quotes'][number]) =>
  row(
    `Cotización, versión ${version}`,
    [
      `${quoteStatusNames[status]}${sentAt ? `, ${momentText(sentAt)}` : ''}`,
      ...lines.map((line, index) => `${productText(line)}: ${formatMoney(totals.lines[index] ?? 0, currency)}`),
      `Total: ${formatMoney(totals.total, currency)}`,
      rut && `RUT: ${rut}`,
      ...[quote.delivery, quote.payment, quote.place, quote.notes],
      quote.reactionReason && `Motivo: ${quote.reactionReason}`,
      quote.reactionText && `Texto del cliente: ${quote.reactionText}`,
    ]
      .filter(Boolean)
      .join('\n'),
  )

const row = (name: string, value: string | null) => (value ? html`<dt>${name}</dt><dd>${value}</dd>` : '')
