import { momentText, plainDayText } from '../../clock.ts'
import { outcomeNames, quoteStatusNames } from '../../contract/quotes/names.ts'
import type { QuoteFilter } from '../../contract/quotes/quote-list.ts'
import { amountCell, type Cell, toCsv } from '../csv.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { recordPrivacyEvent } from '../privacy/privacy-events.ts'
import type { Staff } from '../staff/staff-deps.ts'
import { allQuotes, type QuoteRow } from './list-quotes.ts'

const mostExported = 20_000

const tooMany: Failure = {
  outcome: 'invalid_fields',
  message: `Son más de ${mostExported.toLocaleString('es-CL')} cotizaciones: acota los filtros para exportarlas por partes.`,
}

const columns: [title: string, cell: (row: QuoteRow) => Cell][] = [
  ['Folio', ({ request }) => request.folio],
  ['Versión', ({ quote }) => quote.version],
  ['Estado', ({ status }) => quoteStatusNames[status]],
  ['Empresa', ({ request }) => request.company],
  ['Persona', ({ request }) => request.name],
  ['Correo', ({ request }) => request.email],
  ['RUT', ({ quote }) => quote.rut],
  ['Vendedor', ({ seller }) => seller],
  ['Moneda', ({ quote }) => quote.currency],
  ['Neto', ({ quote }) => quote.net && amountCell(quote.net, quote.currency)],
  ['IVA', ({ quote }) => quote.tax && amountCell(quote.tax, quote.currency)],
  ['Total', ({ quote, total }) => amountCell(total, quote.currency)],
  ['Enviada', ({ quote }) => quote.sentAt && momentText(quote.sentAt)],
  ['Válida hasta', ({ quote }) => quote.validUntil && plainDayText(quote.validUntil)],
  ['Abierta por el cliente', ({ quote }) => quote.openedAt && momentText(quote.openedAt)],
  ['Respuesta del cliente', ({ quote }) => quote.reactedAt && momentText(quote.reactedAt)],
  ['Texto del cliente', ({ quote }) => quote.reactionText],
  ['Resultado', ({ request }) => request.quoteOutcome && outcomeNames[request.quoteOutcome]],
  ['Motivo', ({ request }) => request.quoteOutcomeReason],
  ['Fecha del resultado', ({ request }) => request.quoteOutcomeAt && momentText(request.quoteOutcomeAt)],
]

export async function exportQuotes(
  deps: Pick<Deps, 'db' | 'now'>,
  filter: QuoteFilter,
  by: Staff,
): Promise<Outcome<string>> {
  const rows = await allQuotes(deps, filter, mostExported)
  if (!rows) return tooMany
  await recordPrivacyEvent(deps.db, { kind: 'inbox_export', staffId: by.id, requests: rows.length, at: deps.now() })
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)))
  return done(toCsv([columns.map(([title]) => title), ...cells]))
}
