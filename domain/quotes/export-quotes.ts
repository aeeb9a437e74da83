import { asc, desc, eq, inArray } from 'drizzle-orm'
import { quoteLines, quotes, requests } from '../../db/schema.ts'
import type { QuoteFilter } from '../../shared/quotes/quote-list.ts'
import { outcomeNames, quoteStatusNames } from '../../shared/quotes/quote-names.ts'
import { lineTotal } from '../../shared/quotes/totals.ts'
import { momentText, plainDayText } from '../../shared/time-text.ts'
import type { Staff } from '../actor.ts'
import { amountCell, type CsvCell, toCsv } from '../csv.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { recordPrivacyEvent } from '../privacy/privacy-events.ts'

import { allQuotes, type QuoteRow } from './list-quotes.ts'

const maxExported = 20_000
const maxLines = 100_000

const tooMany: Failure = {
  outcome: 'invalid_fields',
  message: 'Son demasiadas para un archivo: acota los filtros para exportarlas por partes.',
}

type Column<Row> = [title: string, cell: (row: Row) => CsvCell]

const columns: Column<QuoteRow>[] = [
  ['Folio', ({ request }) => request.folio],
  ['Versión', ({ quote }) => quote.version],
  ['Estado', ({ status }) => quoteStatusNames[status]],
  ['Empresa', ({ request }) => request.company],
  ['Persona', ({ request }) => request.name],
  ['Correo', ({ request }) => request.email],
  ['RUT', ({ quote }) => quote.rut],
  ['Responsable', ({ seller }) => seller],
  ['Moneda', ({ quote }) => quote.currency],
  ['Descuento %', ({ quote }) => quote.discount / 100],
  ['Flete', ({ quote }) => amountCell(quote.freight, quote.currency)],
  ['Neto', ({ quote }) => amountCell(quote.net, quote.currency)],
  ['IVA', ({ quote }) => amountCell(quote.tax, quote.currency)],
  ['Total', ({ quote }) => amountCell(quote.total, quote.currency)],
  ['Enviada', ({ quote }) => quote.sentAt && momentText(quote.sentAt)],
  ['Válida hasta', ({ quote }) => quote.validUntil && plainDayText(quote.validUntil)],
  ['Vista por el cliente', ({ quote }) => quote.openedAt && momentText(quote.openedAt)],
  ['Respuesta del cliente', ({ quote }) => quote.reactedAt && momentText(quote.reactedAt)],
  ['Texto del cliente', ({ quote }) => quote.reactionText],
  ['Resultado', ({ request }) => request.quoteOutcome && outcomeNames[request.quoteOutcome]],
  ['Motivo', ({ request }) => request.quoteOutcomeReason],
  ['Fecha del resultado', ({ request }) => request.quoteOutcomeAt && momentText(request.quoteOutcomeAt)],
]

export async function exportQuotes(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Staff,
  filter: QuoteFilter,
): Promise<Outcome<string>> {
  const rows = await allQuotes(deps, filter, maxExported)
  if (!rows) return tooMany
  await recordPrivacyEvent(deps.db, actor, { kind: 'quotes_export', requests: rows.length, at: deps.now() })
  return done(tableOf(columns, rows))
}

/** The lines of all versions, of which the other file has only the last one. */
export async function exportQuoteLines(deps: Pick<Deps, 'db' | 'now'>, filter: QuoteFilter): Promise<Outcome<string>> {
  const current = await allQuotes(deps, filter, maxExported)
  if (!current) return tooMany
  const ids = current.map(({ request }) => request.id)
  const rows = await deps.db
    .select({ folio: requests.folio, quote: quotes, line: quoteLines })
    .from(quoteLines)
    .innerJoin(quotes, eq(quotes.id, quoteLines.quoteId))
    .innerJoin(requests, eq(requests.id, quotes.requestId))
    .where(inArray(quotes.requestId, ids))
    .orderBy(desc(quotes.requestId), asc(quotes.version), asc(quoteLines.position))
    .limit(maxLines + 1)
  return rows.length > maxLines ? tooMany : done(tableOf(lineColumns, rows))
}

type LineRow = { folio: string; quote: typeof quotes.$inferSelect; line: typeof quoteLines.$inferSelect }

const lineColumns: Column<LineRow>[] = [
  ['Folio', ({ folio }) => folio],
  ['Versión', ({ quote }) => quote.version],
  ['Enviada', ({ quote }) => quote.sentAt && momentText(quote.sentAt)],
  ['Línea', ({ line }) => line.position + 1],
  ['Código', ({ line }) => line.code],
  ['Producto', ({ line }) => line.name],
  ['Nota', ({ line }) => line.note],
  ['Cantidad', ({ line }) => line.quantity],
  ['Unidad', ({ line }) => line.unit],
  ['Moneda', ({ quote }) => quote.currency],
  ['Precio unitario', ({ quote, line }) => amountCell(line.unitPrice, quote.currency)],
  ['Descuento %', ({ line }) => line.discount / 100],
  ['Total', ({ quote, line }) => amountCell(lineTotal(line), quote.currency)],
]

const tableOf = <Row>(columns: Column<Row>[], rows: Row[]) =>
  toCsv([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))])
