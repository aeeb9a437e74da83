import { outcomeNames } from '../../shared/quotes/quote-names.ts'
import type { RequestFilter, RequestItem } from '../../shared/requests/inbox.ts'
import { kindNames, statusNames } from '../../shared/requests/request-names.ts'
import { momentText } from '../../shared/time-text.ts'
import type { Staff } from '../actor.ts'
import { amountCell, type CsvCell, toCsv } from '../csv.ts'
import type { Deps } from '../deps.ts'
import { done, type Failure, type Outcome } from '../outcome.ts'
import { recordPrivacyEvent } from '../privacy/privacy-events.ts'

import { allRequests } from './list-requests.ts'

const maxExported = 20_000

const tooMany: Failure = {
  outcome: 'invalid_fields',
  message: `Son más de ${maxExported.toLocaleString('es-CL')} solicitudes: acota las fechas o los filtros para exportarlas por partes.`,
}

const columns: [title: string, cell: (item: RequestItem) => CsvCell][] = [
  ['Folio', ({ folio }) => folio],
  ['Tipo', ({ kind }) => kindNames[kind]],
  ['Empresa', ({ company }) => company],
  ['Persona', ({ name }) => name],
  ['Correo', ({ email }) => email],
  ['Productos', ({ asked }) => asked.join(', ')],
  ['Notas por producto', ({ notes }) => notes.join('\n')],
  ['Otro producto', ({ otherProduct }) => otherProduct],
  ['Estado', ({ status }) => statusNames[status]],
  ['Responsable', ({ owner }) => owner?.name ?? null],
  ['Recibida', ({ receivedAt }) => momentText(receivedAt)],
  ['Primera respuesta', ({ firstAnsweredAt }) => firstAnsweredAt && momentText(firstAnsweredAt)],
  ['Espera desde', ({ waitingSince }) => waitingSince && momentText(waitingSince)],
  ['Versión cotizada', ({ quote }) => quote?.version ?? null],
  ['Moneda', ({ quote }) => quote?.currency ?? null],
  ['Total cotizado', ({ quote }) => quote && amountCell(quote.total, quote.currency)],
  ['Resultado', ({ quoteOutcome }) => quoteOutcome && outcomeNames[quoteOutcome]],
  [
    'Horas hábiles de espera',
    ({ waitingHours }) => (waitingHours === null ? null : Math.round(waitingHours * 10) / 10),
  ],
]

export async function exportRequests(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  actor: Staff,
  filter: RequestFilter,
): Promise<Outcome<string>> {
  const items = await allRequests(deps, filter, maxExported)
  if (!items) return tooMany
  await recordPrivacyEvent(deps.db, actor, { kind: 'inbox_export', requests: items.length, at: deps.now() })
  const rows = items.map((item) => columns.map(([, cell]) => cell(item)))
  return done(toCsv([columns.map(([title]) => title), ...rows]))
}
