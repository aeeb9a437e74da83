import { data, redirect } from 'react-router'
import { phoneLink } from '../../shared/phone-links.ts'
import type { Letterhead } from '../../shared/quotes/quote.ts'
import { requestTitles } from '../../shared/requests/request-names.ts'
import { dayText, momentText } from '../../shared/time-text.ts'
import type { LinkKind, Tracking, TrackingState } from '../../shared/tracking/tracking.ts'
import { trackingPath, trackingStateNames } from '../../shared/tracking/tracking-page.ts'
import { receiptStateTexts, seguimiento, stateTexts } from '../content/seguimiento.ts'
import { useCompany, withCompany } from '../document/company-context.ts'
import { backendContext, pageContext } from '../document/page-backend.server.ts'
import { titleOf } from '../document/page-meta.ts'
import { RejectionPage } from '../requests/rejection-page.tsx'
import { confirmBrowser, confirmedToken } from '../requests/tracking-cookie.server.ts'
import { MailedLink } from '../tracking/mailed-link.tsx'
import { QuoteAgain } from '../tracking/quote-again.tsx'
import { EarlierVersions, NewestVersion, QuoteSummary } from '../tracking/quote-versions.tsx'
import { receiveReaction } from '../tracking/receive-reaction.server.ts'
import { SentRequest } from '../tracking/sent-request.tsx'
import { actionLook, CopyButton } from '../ui/buttons.tsx'
import { ContactBox } from '../ui/contact-channels.tsx'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import type { Route } from './+types/seguimiento.ts'
// All other pages would carry these styles along.
import '../tracking/tracking.css'
import type { PageHandle } from '../document/page-meta.ts'

export const handle: PageHandle = { cache: 'never' }

/** A wrong, old or revoked link gets the same page, which tells nothing. A confirmed browser shows the page of the mailed link. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const { tracking: pages } = context.get(backendContext)
  const page = await pages?.read(token, request)
  if (!pages || !page) return data(undefined, 404)
  const { tracking, confirms } = page
  const { folio, linkKind } = tracking
  if (linkKind === 'receipt') {
    const mailed = await confirmedToken(request.headers, folio)
    if (mailed && (await pages.opensAll(mailed, folio))) throw redirect(trackingPath(mailed))
  }
  const { publicUrl } = context.get(pageContext)
  const shown = { tracking, address: new URL(trackingPath(token), publicUrl).href }
  return data(shown, confirms ? { headers: await confirmBrowser(request.headers, folio, token, publicUrl) } : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const action = receiveReaction

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { company } = matches[0].loaderData
  if (!loaderData) return []
  const { folio, state } = loaderData.tracking
  return [
    { title: titleOf({ title: `${folio}: ${trackingStateNames[state].toLowerCase()}` }, company) },
    { name: 'description', content: withCompany(seguimiento.description, company) },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** After these, quoting again is the way on. */
const overStates: TrackingState[] = ['declined', 'expired', 'closed']

export default function Seguimiento({ loaderData, actionData, params }: Route.ComponentProps) {
  const company = useCompany()
  if (!loaderData) return <RejectionPage {...seguimiento.unknown} />
  const { tracking, address } = loaderData
  const { folio, linkKind, mailedTo, kind, state, receivedAt, steps, lines, typed, again, messages, versions } =
    tracking
  const [newest, ...earlier] = versions
  const path = trackingPath(params.token)
  const hasAgain = again.lines.length > 0
  const isOver = overStates.includes(state)
  const isService = kind === 'service'
  const phone = isService ? company.phones.service : company.phones.sales
  const linkConflict = actionData && 'linkConflict' in actionData ? actionData.linkConflict : undefined
  const rejected = actionData && 'reaction' in actionData ? actionData : undefined
  return (
    <div className="tracking page py-12 lg:py-20">
      <p className="label text-steel-600">{requestTitles[kind]}</p>
      <h1 className="strap from-edge title-1 figures mt-4">{folio}</h1>
      <p className="figures mt-4 text-steel-600">Recibida el {momentText(receivedAt)}</p>
      <p className="hidden print:block">{[company.name, phone, company.email].join(' · ')}</p>
      {newest?.state === 'open' && <QuoteSummary version={newest} path={path} />}
      <div className="mt-10">
        <Steps kind={kind} state={state} steps={steps} />
      </div>
      <p className="measure mt-8 text-lg">{(linkKind === 'receipt' ? receiptStateTexts : stateTexts)[state]}</p>
      <div className="mt-10 grid gap-12 lg:grid-cols-12">
        <div className="grid content-start gap-14 lg:col-span-8">
          {mailedTo && <MailedLink mailedTo={mailedTo} conflict={linkConflict} />}
          {isOver && hasAgain && <QuoteAgain again={again} linkKind={linkKind} isNext />}
          {newest && <NewestVersion version={newest} before={earlier[0]} path={path} rejected={rejected} />}
          <EarlierVersions versions={earlier} path={path} />
          <Messages messages={messages} />
          {(lines.length > 0 || typed) && (
            <section aria-labelledby="enviado">
              <h2 id="enviado" className="title-3 mb-4">
                Lo que pediste
              </h2>
              <SentRequest lines={lines} typed={typed} />
            </section>
          )}
        </div>
        <div className="grid content-start gap-6 lg:col-span-4">
          {newest ? <Seller {...newest.letterhead} /> : <ContactBox {...seguimiento.contact} withService={isService} />}
          <SharePage address={address} linkKind={linkKind} />
          {!isOver && hasAgain && <QuoteAgain again={again} linkKind={linkKind} isNext={false} />}
        </div>
      </div>
    </div>
  )
}

const decision = 'Decisión'

const ahead: Record<Tracking['kind'], Partial<Record<TrackingState, string[]>>> = {
  quotation: {
    received: [trackingStateNames.in_review, trackingStateNames.quoted, decision],
    in_review: [trackingStateNames.quoted, decision],
    needs_information: [trackingStateNames.quoted, decision],
    quoted: [decision],
    change_requested: ['Nueva versión'],
  },
  contact: {
    received: [trackingStateNames.in_review, trackingStateNames.answered],
    in_review: [trackingStateNames.answered],
    needs_information: [trackingStateNames.answered],
  },
  service: {
    received: [trackingStateNames.in_review, trackingStateNames.answered],
    in_review: [trackingStateNames.answered],
    needs_information: [trackingStateNames.answered],
  },
}

function Steps({ kind, state, steps }: Pick<Tracking, 'kind' | 'state' | 'steps'>) {
  return (
    <ol className="tracking-steps" aria-label="Estado de la solicitud">
      {steps.map(({ state: step, at }) => (
        <li key={step} data-reached aria-current={step === state ? 'step' : undefined}>
          <span className="block font-bold leading-6">{trackingStateNames[step]}</span>
          <time dateTime={at} className="figures text-base text-steel-600">
            {dayText(at)}
          </time>
        </li>
      ))}
      {ahead[kind][state]?.map((name) => (
        <li key={name}>
          <span className="block leading-6 text-steel-600">{name}</span>
        </li>
      ))}
    </ol>
  )
}

function Messages({ messages }: Pick<Tracking, 'messages'>) {
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

function Seller({ seller, company }: Pick<Letterhead, 'seller' | 'company'>) {
  const { name, position, phone, email } = seller
  return (
    <section aria-labelledby="contacto" className="rounded border border-steel-200 p-6">
      <p className="label text-steel-600">Tu contacto en {company.name}</p>
      <h2 id="contacto" className="title-3 mt-2">
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

/** Without scripts the address can be copied from its field. */
function SharePage({ address, linkKind }: { address: string; linkKind: LinkKind }) {
  return (
    <section aria-labelledby="compartir" className="rounded border border-steel-200 p-6 print:hidden">
      <h2 id="compartir" className="title-3">
        Compartir
      </h2>
      <p className="mt-2 text-base">{seguimiento.private[linkKind]}</p>
      <label htmlFor="enlace" className="sr-only">
        Enlace de esta página
      </label>
      <input
        id="enlace"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="mt-4 min-h-11 w-full rounded border border-steel-500 bg-white px-3 text-base"
      />
      <div className="mt-3 flex flex-wrap gap-3 noscript:hidden">
        <CopyButton icon="copy" name="Copiar enlace" done="Enlace copiado" text={address} />
        <button type="button" onClick={() => print()} className={actionLook}>
          <Icon name="print" className="size-5" />
          Imprimir
        </button>
      </div>
    </section>
  )
}
