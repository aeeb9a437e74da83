import { Fragment } from 'react'
import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import { reactionWords, termNames } from '../../shared/quotes/quote-names.ts'
import { totalRows } from '../../shared/quotes/totals.ts'
import { dayText, momentText, plainDayText } from '../../shared/time-text.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { quotePdfPath } from '../../shared/tracking/tracking-page.ts'
import { versionStates } from '../content/seguimiento.ts'
import { actionLook, ctaLook } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'
import { ReactionForms, type RejectedReaction } from './reaction-forms.tsx'
import { ChangesSince } from './version-changes.tsx'

type NewestProps = {
  version: TrackedVersion
  before: TrackedVersion | undefined
  path: string
  rejected: RejectedReaction | undefined
}

/** The summary of an open version is at the top of the page. */
export function NewestVersion({ version, before, path, rejected }: NewestProps) {
  const { state, totals, currency } = version
  return (
    <section aria-labelledby="cotizacion">
      <h2 id="cotizacion" className="title-3">
        Cotización, versión {version.version}
        {state !== 'open' && <span className="font-normal text-steel-600"> · {versionStates[state]}</span>}
      </h2>
      {rejected?.conflict && (
        <p
          ref={(notice) => notice?.focus()}
          role="alert"
          tabIndex={-1}
          className="mt-4 flex items-center gap-2 font-semibold text-red print:hidden"
        >
          <Icon name="alert" className="size-5 shrink-0" />
          {rejected.conflict}
        </p>
      )}
      <Reacted version={version} id="respuesta" />
      {state !== 'open' && <QuoteSummary version={version} path={path} />}
      {before && <ChangesSince before={before} after={version} />}
      <div className="mt-8">
        <QuoteVersion version={version} />
      </div>
      {state === 'open' && (
        <div id="responder" className="mt-8 print:hidden">
          <ReactionForms
            version={version.version}
            total={formatMoney(totals.total, currency)}
            rejected={rejected?.conflict ? undefined : rejected}
          />
        </div>
      )}
    </section>
  )
}

export function EarlierVersions({ versions, path }: { versions: TrackedVersion[]; path: string }) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="anteriores" className="print:hidden">
      <h2 id="anteriores" className="title-3">
        Versiones anteriores
      </h2>
      <div className="mt-4 divide-y divide-steel-200 border-steel-200 border-y">
        {versions.map((version) => (
          <details key={version.version} className="group">
            <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-3">
              <span className="font-bold">Versión {version.version}</span>
              <span className="figures text-steel-600">
                {versionStates[version.state]} · {formatMoney(version.totals.total, version.currency)}
              </span>
            </summary>
            <div className="pb-8">
              <QuoteVersion version={version} />
              <div className="mt-6">
                <PdfLink path={path} version={version.version} />
              </div>
              <Reacted version={version} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

/** What a buyer decides by, before the lines. */
export function QuoteSummary({ version, path }: { version: TrackedVersion; path: string }) {
  const { state, totals, currency, isExempt, validUntil } = version
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded bg-steel-50 p-6 lg:p-8">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="label text-steel-600">{isExempt ? 'Total, exento de IVA' : 'Total, IVA incluido'}</dt>
          <dd className="title-2 figures mt-1 whitespace-nowrap">{formatMoney(totals.total, currency)}</dd>
        </div>
        <div>
          <dt className="label text-steel-600">{state === 'expired' ? 'Venció el' : 'Válida hasta'}</dt>
          <dd className="title-2 figures mt-1 whitespace-nowrap">{plainDayText(validUntil)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        {state === 'open' && (
          <a href="#responder" className={ctaLook()}>
            Responder
          </a>
        )}
        <PdfLink path={path} version={version.version} />
      </div>
    </div>
  )
}

function QuoteVersion({ version }: { version: TrackedVersion }) {
  const { currency, totals, lines } = version
  const money = (amount: number) => formatMoney(amount, currency)
  const hasDiscounts = lines.some((line) => line.discount > 0)
  const rows = keyed(lines, ({ name, code }) => `${code} ${name}`)
  return (
    <>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col" className="md:text-right">
              Cantidad
            </th>
            <th scope="col" className="md:text-right">
              Precio unitario
            </th>
            {hasDiscounts && (
              <th scope="col" className="md:text-right">
                Dcto.
              </th>
            )}
            <th scope="col" className="md:pr-0! md:text-right">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, item: line }, index) => (
            <tr key={key}>
              <th scope="row">
                {unbroken(line.name)}
                {line.detail && <span className="block font-normal text-base">{unbroken(line.detail)}</span>}
                {line.code && <span className="block font-normal text-base text-steel-600">{line.code}</span>}
                {line.note && <span className="block whitespace-pre-line font-normal text-base">{line.note}</span>}
              </th>
              <td data-label="Cantidad" className="md:text-right">
                {quantityText(line.quantity, line.unit)}
              </td>
              <td data-label="Precio unitario" className="whitespace-nowrap md:text-right">
                {money(line.unitPrice)}
              </td>
              {hasDiscounts && (
                <td data-label="Descuento" className={`md:text-right ${line.discount > 0 ? '' : 'max-md:hidden!'}`}>
                  {line.discount > 0 ? formatPercent(line.discount) : '–'}
                </td>
              )}
              <td data-label="Total" className="whitespace-nowrap font-semibold md:pr-0! md:text-right">
                {money(totals.lines[index] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="figures mt-4 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-y-1 text-right">
        {totalRows(version, totals).map(({ label, amount }) => (
          <Fragment key={label}>
            <dt className="text-steel-600">{label}</dt>
            <dd className="whitespace-nowrap pl-8">{money(amount)}</dd>
          </Fragment>
        ))}
        <dt className="mt-2 border-ink border-t-2 pt-3 font-bold text-xl">Total</dt>
        <dd className="mt-2 whitespace-nowrap border-ink border-t-2 pt-3 pl-8 font-bold text-xl">
          {money(totals.total)}
        </dd>
      </dl>
      <Terms version={version} />
    </>
  )
}

function Terms({ version: { validUntil, sentAt, delivery, payment, place, notes } }: { version: TrackedVersion }) {
  const terms = [
    ['Enviada', dayText(sentAt)],
    ['Válida hasta', plainDayText(validUntil)],
    [termNames.delivery, delivery],
    [termNames.payment, payment],
    [termNames.place, place],
    [termNames.notes, notes],
  ].filter(([, text]) => text)
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-4 rounded bg-steel-50 p-6 sm:grid-cols-2">
      {terms.map(([label, text]) => (
        <div key={label} className={label === termNames.notes ? 'sm:col-span-2' : ''}>
          <dt className="label text-steel-600">{label}</dt>
          <dd className="figures mt-1 whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** After a reaction the address of the page has the id of the newest one as its fragment. */
function Reacted({ version, id }: { version: TrackedVersion; id?: string }) {
  const { state, reactedAt, reactionReason, reactionText } = version
  if (state !== 'accepted' && state !== 'change_requested' && state !== 'declined') return null
  const { title, label } = reactionWords[state]
  return (
    <div id={id} tabIndex={-1} role={id && 'status'} className="mt-5 flex gap-4 rounded border border-steel-200 p-6">
      <Icon name={state === 'declined' ? 'close' : 'check'} className="size-8 text-red" />
      <div>
        <p className="font-bold text-xl">{title}</p>
        {reactedAt && <p className="figures text-base text-steel-600">{momentText(reactedAt)}</p>}
        {reactionReason && <p className="mt-2">Motivo: {reactionReason}</p>}
        {reactionText && (
          <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {label}: {reactionText}
          </p>
        )}
      </div>
    </div>
  )
}

/** `path` is that of the private page. */
function PdfLink({ path, version }: { path: string; version: number }) {
  return (
    <a href={quotePdfPath(path, version)} target="_blank" rel="noopener noreferrer" className={actionLook}>
      <Icon name="download" className="size-5" />
      Cotización en PDF, versión {version}
    </a>
  )
}
