import { formatMoney } from '../../shared/quotes/money.ts'
import type { TrackedVersion } from '../../shared/tracking/tracking.ts'
import { versionStates } from '../content/seguimiento.ts'
import { Icon } from '../ui/icon.tsx'
import { ChangesSince } from './changes-since.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { QuoteVersion } from './quote-version.tsx'
import { Reacted } from './reacted.tsx'
import { ReactionForms } from './reaction-forms.tsx'
import type { RejectedReaction } from './rejected-reaction.ts'

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
