import { data } from 'react-router'
import { requestTitles } from '../../contract/requests/names.ts'
import type { TrackingState } from '../../contract/tracking/tracking.ts'
import { trackingPath, trackingStateNames } from '../../contract/tracking/tracking-page.ts'
import { momentText } from '../../time-text.ts'
import { seguimiento, stateTexts } from '../content/seguimiento.ts'
import { withCompany } from '../content/with-company.ts'
import { useCompany } from '../document/company-context.ts'
import { titleOf } from '../document/page-meta.ts'
import { publicUrlContext, trackingContext } from '../document/server-context.server.ts'
import { RejectionPage } from '../requests/rejection-page.tsx'
import { EarlierVersions } from '../tracking/earlier-versions.tsx'
import { Messages } from '../tracking/messages.tsx'
import { NewestVersion } from '../tracking/newest-version.tsx'
import { QuoteAgain } from '../tracking/quote-again.tsx'
import { receiveReaction } from '../tracking/receive-reaction.server.ts'
import { Seller } from '../tracking/seller.tsx'
import { SentRequest } from '../tracking/sent-request.tsx'
import { SharePage } from '../tracking/share-page.tsx'
import { Steps } from '../tracking/steps.tsx'
import { ContactBox } from '../ui/contact-box.tsx'
import type { Route } from './+types/seguimiento.ts'

/** A wrong, old or revoked link gets the same page, which tells nothing. */
export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const tracking = await context.get(trackingContext)?.read(token, request)
  if (!tracking) return data(undefined, 404)
  return data({ tracking, address: new URL(trackingPath(token), context.get(publicUrlContext)).href })
}

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
  const { folio, kind, state, receivedAt, steps, lines, typed, again, messages, versions } = tracking
  const [newest, ...earlier] = versions
  const path = trackingPath(params.token)
  const hasAgain = again.lines.length > 0
  const isOver = overStates.includes(state)
  return (
    <div className="tracking page py-12 lg:py-20">
      <p className="label text-steel-600">{requestTitles[kind]}</p>
      <h1 className="strap from-edge title-1 figures mt-4">{folio}</h1>
      <p className="figures mt-4 text-steel-600">Recibida el {momentText(receivedAt)}</p>
      <p className="hidden print:block">{[company.name, company.phones.sales, company.email].join(' · ')}</p>
      <div className="mt-10">
        <Steps kind={kind} state={state} steps={steps} />
      </div>
      <p className="measure mt-8 text-lg">{stateTexts[state]}</p>
      <div className="mt-10 grid gap-12 lg:grid-cols-12">
        <div className="grid content-start gap-14 lg:col-span-8">
          {isOver && hasAgain && <QuoteAgain again={again} isNext />}
          {newest && <NewestVersion version={newest} path={path} rejected={actionData} />}
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
          {newest ? <Seller {...newest.letterhead} /> : <ContactBox {...seguimiento.contact} />}
          <SharePage address={address} />
          {!isOver && hasAgain && <QuoteAgain again={again} isNext={false} />}
        </div>
      </div>
    </div>
  )
}
