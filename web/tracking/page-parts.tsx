import { momentText } from '../../clock.ts'
import { phoneLink } from '../../contract/phone-links.ts'
import { formatMoney } from '../../contract/quotes/money.ts'
import type { Letterhead } from '../../contract/quotes/quote.ts'
import type { TrackedVersion, Tracking } from '../../contract/tracking/tracking.ts'
import { reacted, versionStates } from '../content/seguimiento.ts'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { QuoteVersion } from './quote-version.tsx'
import { ReactionForms } from './reaction-forms.tsx'
import type { RejectedReaction } from './rejected-reaction.ts'

type NewestProps = { version: TrackedVersion; path: string; rejected: RejectedReaction | undefined }

export function NewestVersion({ version, path, rejected }: NewestProps) {
  const { state, totals, currency } = version
  return (
    <section aria-labelledby="cotizacion">
      <h2 id="cotizacion" className="title-3">
        Cotización, versión {version.version}
        {state !== 'open' && <span className="font-normal text-steel-600"> · {versionStates[state]}</span>}
      </h2>
      <div className="mt-5">
        <QuoteVersion version={version} path={path} />
      </div>
      <div className="mt-8 print:hidden">
        {rejected?.conflict && (
          <p
            ref={(notice) => notice?.focus()}
            role="alert"
            tabIndex={-1}
            className="mb-4 flex items-center gap-2 font-semibold text-red"
          >
            <Icon name="alert" className="size-5 shrink-0" />
            {rejected.conflict}
          </p>
        )}
        {state === 'open' && (
          <ReactionForms
            version={version.version}
            total={formatMoney(totals.total, currency)}
            rejected={rejected?.conflict ? undefined : rejected}
          />
        )}
      </div>
      <Reacted version={version} id="respuesta" />
    </section>
  )
}

/** After a reaction the address of the page has the id of the newest one as its fragment. */
function Reacted({ version: { state, reactedAt, reactionText }, id }: { version: TrackedVersion; id?: string }) {
  if (state !== 'accepted' && state !== 'change_requested' && state !== 'declined') return null
  const { title, label } = reacted[state]
  return (
    <div id={id} tabIndex={-1} role={id && 'status'} className="mt-8 flex gap-4 rounded border border-steel-200 p-6">
      <Icon name={state === 'declined' ? 'close' : 'check'} className="size-8 text-red" />
      <div>
        <p className="font-bold text-xl">{title}</p>
        {reactedAt && <p className="figures text-base text-steel-600">{momentText(reactedAt)}</p>}
        {reactionText && (
          <p className="measure mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            {label}: {reactionText}
          </p>
        )}
      </div>
    </div>
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
              <QuoteVersion version={version} path={path} />
              <Reacted version={version} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

export function Messages({ messages }: Pick<Tracking, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <section aria-labelledby="mensajes">
      <h2 id="mensajes" className="title-3">
        Mensajes
      </h2>
      <ul className="mt-4 grid gap-4">
        {keyed(messages, ({ at }) => at).map(({ key, item: { at, subject, body } }) => (
          <li key={key} className="rounded bg-steel-50 p-6">
            <p className="font-bold">{subject}</p>
            <p className="figures text-base text-steel-600">{momentText(at)}</p>
            <p className="measure mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Seller({ seller }: Pick<Letterhead, 'seller'>) {
  const { name, position, phone, email } = seller
  return (
    <section aria-labelledby="ejecutivo" className="rounded border border-steel-200 p-6">
      <h2 id="ejecutivo" className="title-3">
        {name}
      </h2>
      {position && <p className="text-base text-steel-600">{position}</p>}
      <ul className="mt-3">
        {phone && (
          <li>
            <a href={phoneLink(phone)} className="flex min-h-11 items-center gap-3 hover:text-red">
              <Icon name="phone" className="size-5 text-red" />
              {phone}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`} className="flex min-h-11 items-center gap-3 hover:text-red">
            <Icon name="mail" className="size-5 text-red" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
