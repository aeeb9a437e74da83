import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../../domain/deps.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import { changeOutcome } from '../../domain/quotes/change-outcome.ts'
import { remindNow } from '../../domain/quotes/follow-up-quotes.ts'
import { readKnownPrices } from '../../domain/quotes/known-prices.ts'
import { markEditor } from '../../domain/quotes/open-editors.ts'
import { createDraft, deleteDraft, saveDraft } from '../../domain/quotes/quote-draft.ts'
import { readRequestQuotes } from '../../domain/quotes/read-quotes.ts'

import { handOverQuote, sendQuote } from '../../domain/quotes/send-quote.ts'
import { maxId } from '../../shared/fields.ts'
import { listOf, several } from '../../shared/list.ts'
import { KnownPrices } from '../../shared/quotes/prices.ts'
import { CurrencyCode, QuoteOutcomeChange, QuoteSave, RequestQuotes } from '../../shared/quotes/quote.ts'
import { QuoteHandOver, QuoteSend } from '../../shared/quotes/sending.ts'
import { describeStaffRoute, documented, documentedError, invalidFields, noSuchRow } from '../http/openapi.ts'
import { idOf, idPath, jsonBody, queryOf } from '../http/request-guards.ts'
import type { StaffEnv } from '../http/require-staff.ts'
import { failureResponse, foundResponse, listResponse, outcomeResponse } from '../http/responses.ts'

const quotesPath = `${idPath}/quotes` as const

const all = { 200: documented('Todas las versiones, como quedaron', RequestQuotes), ...noSuchRow }
const changed = {
  409: documentedError('Alguien lo cambió, envió o eliminó después de updatedAt; el mensaje dice quién y cuándo'),
}
const erased = { 409: documentedError('Sus datos personales se eliminaron') }

const PriceQuery = z.object({
  productId: several(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxId))),
  currency: CurrencyCode,
})
const Seen = z.object({ updatedAt: z.iso.datetime() })
/** Told with PUT: POSTs are limited per address, and the open editors of an office would use that up. */
const Editors = z.object({ colleagues: z.array(z.string()) })

const maxSize = 512 * 1024

export const requestQuoteRoutes = (deps: Deps) => {
  const quotesResponse = async (c: Context, result: Outcome<undefined> = done(undefined)) =>
    result.outcome === 'done' ? foundResponse(c, await readRequestQuotes(deps, idOf(c))) : failureResponse(c, result)

  return new Hono<StaffEnv>()
    .get(quotesPath, describeStaffRoute('Cotizaciones de una solicitud', all), (c) => quotesResponse(c))
    .post(
      quotesPath,
      describeStaffRoute(
        'Preparar la siguiente versión',
        { ...all, ...erased },
        'La primera se llena con lo solicitado; las demás copian la última. Si ya hay un borrador, queda como está.',
      ),
      async (c) => quotesResponse(c, await createDraft(deps, c.get('staff'), idOf(c))),
    )
    .get(
      `${quotesPath}/prices`,
      describeStaffRoute('Últimos precios y precio de lista de productos', {
        200: documented('Lo que se sabe de cada uno', listOf(KnownPrices)),
      }),
      queryOf(PriceQuery),
      async (c) => {
        const { productId: productIds = [], currency } = c.req.valid('query')
        return listResponse(c, await readKnownPrices(deps.db, { requestId: idOf(c), productIds, currency }))
      },
    )
    .put(
      `${quotesPath}/draft`,
      describeStaffRoute('Guardar el borrador', {
        ...all,
        ...invalidFields,
        ...changed,
      }),
      ...jsonBody(QuoteSave, maxSize),
      async (c) => quotesResponse(c, await saveDraft(deps, c.get('staff'), idOf(c), c.req.valid('json'))),
    )
    .delete(
      `${quotesPath}/draft`,
      describeStaffRoute('Eliminar el borrador', { 204: { description: 'Hecho' }, ...noSuchRow, ...changed }),
      queryOf(Seen),
      async (c) => outcomeResponse(c, await deleteDraft(deps, c.get('staff'), idOf(c), c.req.valid('query').updatedAt)),
    )
    .put(
      `${quotesPath}/editors`,
      describeStaffRoute(
        'Avisar que se está editando',
        { 200: documented('Quiénes más la tienen abierta', Editors), ...noSuchRow, ...erased },
        'Un editor abierto lo repite; pasado un minuto y medio sin aviso se da por cerrado.',
      ),
      async (c) => outcomeResponse(c, await markEditor(deps, c.get('staff'), idOf(c))),
    )
    .post(
      `${quotesPath}/send`,
      describeStaffRoute(
        'Enviar el borrador por correo',
        {
          ...all,
          ...invalidFields,
          409: documentedError(
            'Alguien respondió después de seenEventId, cambió el borrador después de updatedAt, o la clave ya se usó con otro texto',
          ),
        },
        'La versión queda fija. Repetir el envío con la misma clave no manda otro correo.',
      ),
      ...jsonBody(QuoteSend, maxSize),
      async (c) => quotesResponse(c, await sendQuote(deps, c.get('staff'), idOf(c), c.req.valid('json'))),
    )
    .post(
      `${quotesPath}/hand-over`,
      describeStaffRoute(
        'Dejar el borrador listo para entregarlo sin correo',
        {
          ...all,
          ...invalidFields,
          409: documentedError(
            'Alguien respondió después de seenEventId, cambió el borrador después de updatedAt, o la solicitud tiene correo',
          ),
        },
        'Para una solicitud sin correo. La versión queda fija; se entrega su PDF o el enlace del cliente.',
      ),
      ...jsonBody(QuoteHandOver, maxSize),
      async (c) => quotesResponse(c, await handOverQuote(deps, c.get('staff'), idOf(c), c.req.valid('json'))),
    )
    .post(
      `${quotesPath}/reminder`,
      describeStaffRoute(
        'Recordarle la cotización al cliente',
        { ...all, 409: documentedError('No hay una vigente y sin respuesta, o ya se le recordó hoy') },
        'Envía el recordatorio de la configuración; el automático ya no se envía.',
      ),
      async (c) => quotesResponse(c, await remindNow(deps, c.get('staff'), idOf(c))),
    )
    .put(
      `${quotesPath}/outcome`,
      describeStaffRoute('Decir si el negocio se ganó o se perdió, o deshacerlo', {
        ...all,
        ...invalidFields,
        409: documentedError('Aún no se envía una cotización, el resultado ya no es from, o sus datos se eliminaron'),
      }),
      ...jsonBody(QuoteOutcomeChange, maxSize),
      async (c) => quotesResponse(c, await changeOutcome(deps, c.get('staff'), idOf(c), c.req.valid('json'))),
    )
}
