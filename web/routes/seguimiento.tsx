import { data, redirect } from 'react-router'
import { requestTitles } from '../../shared/requests/names.ts'
import { momentText } from '../../shared/time-text.ts'
import type { TrackingState } from '../../shared/tracking/tracking.ts'
import { trackingPath, trackingStateNames } from '../../shared/tracking/tracking-page.ts'
import { receiptStateTexts, seguimiento, stateTexts } from '../content/seguimiento.ts'
import { withCompany } from '../content/with-company.ts'
import { useCompany } from '../document/company-context.ts'
import { titleOf } from '../document/page-meta.ts'
import { publicUrlContext, trackingContext } from '../document/server-context.server.ts'
import { RejectionPage } from '../requests/rejection-page.tsx'
import { confirmBrowser, confirmedToken } from '../requests/tracking-cookie.server.ts'
// All other pages would carry these styles along.
import '../tracking/tracking.css'
import { EarlierVersions } from '../tracking/earlier-versions.tsx'
import { MailedLink } from '../tracking/mailed-link.tsx'
import { Messages } from '../tracking/messages.tsx'
import { NewestVersion } from '../tracking/newest-version.tsx'
import { QuoteAgain } from '../tracking/quote-again.tsx'
import { QuoteSummary } from '../tracking/quote-summary.tsx'
import { receiveReaction } from '../tracking/receive-reaction.server.ts'
import { Seller } from '../tracking/seller.tsx'
import { SentRequest } from '../tracking/sent-request.tsx'
import { SharePage } from '../tracking/share-page.tsx'
import { Steps } from '../tracking/steps.tsx'
import { ContactBox } from '../ui/contact-box.tsx'
import type { Route } from './+types/seguimiento.ts'

/** A wrong, old or revoked link gets the same page, which tells nothing. A confirmed browser shows the page of the mailed link. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const pages = context.get(trackingContext)
  const page = await pages?.read(token, request)
  if (!pages || !page) return data(undefined, 404)
  const { tracking, confirms } = page
  const { folio, linkKind } = tracking
  if (linkKind === 'receipt') {
    const mailed = await confirmedToken(request.headers, folio)
    if (mailed && (await pages.opensAll(mailed, folio))) throw redirect(trackingPath(mailed))
  }
  const publicUrl = context.get(publicUrlContext)
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
