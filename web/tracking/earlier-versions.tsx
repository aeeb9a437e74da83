import { formatMoney } from '../../shared/quotes/money.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { versionStates } from '../content/seguimiento.ts'
import { PdfLink } from './pdf-link.tsx'
import { QuoteVersion } from './quote-version.tsx'
import { Reacted } from './reacted.tsx'

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
