import { formatMoney } from '../../shared/quotes/money.ts'
import { plainDayText } from '../../shared/time-text.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { ctaLook } from '../ui/cta-button.tsx'
import { PdfLink } from './pdf-link.tsx'

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
