import { data, useLocation, useSearchParams } from 'react-router'
import type { TrackedLine } from '../../shared/tracking/tracking.ts'
import { confirmacion } from '../content/confirmacion.ts'
import { backendContext } from '../document/page-backend.server.ts'
import type { PageHandle } from '../document/page-meta.ts'
import { pageMeta } from '../document/page-meta.ts'
import { type Confirmation, readConfirmation } from '../requests/confirmation.ts'
import type { QuotationItem } from '../requests/quotation/quotation-list.ts'
import { dropTrackingCookie, readTrackingCookie } from '../requests/tracking-cookie.server.ts'
import { SentRequest } from '../tracking/sent-request.tsx'
import { CtaButton, ctaLook } from '../ui/buttons.tsx'
import { ContactBox } from '../ui/contact-channels.tsx'
import { Icon } from '../ui/icon.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { Route } from './+types/confirmacion.ts'

export const handle: PageHandle = { cache: 'never' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: confirmacion.meta, path: '/confirmacion', noindex: true })

type Sent = {
  trackingPath: string | undefined
  address: string | undefined
  lines: TrackedLine[]
  otherProduct: string
}

/** Without scripts the cookie names the receipt, which tells what was sent, and the address masked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const trackingPath = await readTrackingCookie(request.headers)
  if (!trackingPath) return data(undefined)
  const token = trackingPath.split('/').at(-1) ?? ''
  const page = await context
    .get(backendContext)
    .tracking?.read(token, request)
    .catch(() => undefined)
  const { mailedTo, lines = [] } = page?.tracking ?? {}
  const sent: Sent = { trackingPath, address: mailedTo?.address, lines, otherProduct: '' }
  return data(sent, { headers: await dropTrackingCookie() })
}

/** With scripts the form has handed everything over, and the confirmation must not wait for the server. */
export const clientLoader = () => undefined

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Confirmacion({ loaderData }: Route.ComponentProps) {
  const folio = useFolio()
  const handedOver = useHandedOver()
  const { trackingPath, address, lines, otherProduct } = loaderData ?? sentOf(handedOver)
  const hasList = lines.length > 0 || otherProduct !== ''
  return (
    <div className="page band grid min-h-[60vh] gap-12 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Icon name="check" className="size-16 text-red" />
        <h1 className="strap from-edge title-1 mt-6">{confirmacion.title}</h1>
        <p className="measure mt-6 text-lg">{confirmacion.text}</p>
        {(folio || address) && (
          <div className="mt-8 flex flex-wrap gap-x-12 gap-y-4 rounded bg-steel-50 p-6">
            {folio && <Fact name="Folio">{folio}</Fact>}
            {address && <Fact name={trackingPath ? confirmacion.mail.own : confirmacion.mail.foreign}>{address}</Fact>}
          </div>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <CtaButton to="/" className="max-sm:w-full">
            {confirmacion.link}
          </CtaButton>
          {trackingPath && (
            // Not a link of the router: it would prefetch the page, which counts as opened.
            <a href={trackingPath} className={`${ctaLook(true)} max-sm:w-full`}>
              {confirmacion.tracking}
              <Icon name="arrow-right" className="size-5" />
            </a>
          )}
        </div>
        {hasList && (
          <section aria-labelledby="enviado" className="mt-14">
            <h2 id="enviado" className="title-3 mb-4">
              {confirmacion.sent}
            </h2>
            <SentRequest lines={lines} typed={null} />
            {otherProduct && (
              <dl className="mt-6">
                <dt className="label text-steel-600">{confirmacion.otherProduct}</dt>
                <dd className="measure mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{otherProduct}</dd>
              </dl>
            )}
          </section>
        )}
      </div>
      <div className="lg:col-span-5 xl:col-span-4 xl:col-start-9">
        <ContactBox {...confirmacion.contact} withService={folio?.startsWith('SRV-') ?? false} />
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <p className="figures [overflow-wrap:anywhere]">
      <span className="text-steel-600">{name}:</span> <strong>{children}</strong>
    </p>
  )
}

/** Anyone can put text into an address. */
function useFolio(): string | undefined {
  const [params] = useSearchParams()
  const folio = params.get('folio') ?? ''
  return /^[A-Z]{1,4}-[\d-]{3,20}$/.test(folio) ? folio : undefined
}

/** The server does not know the state of the history, so a reloaded page reads it after hydration. */
function useHandedOver(): Confirmation {
  const { state } = useLocation()
  return readConfirmation(useIsHydrated() ? state : undefined)
}

const sentOf = ({ trackingPath, email, list }: Confirmation): Sent => ({
  trackingPath,
  address: email,
  lines: list?.items.map(lineOf) ?? [],
  otherProduct: list?.otherProduct ?? '',
})

const lineOf = ({ id, image, name, quantity, unit, format, note }: QuotationItem): TrackedLine => ({
  productId: id,
  name,
  code: null,
  quantity,
  unit: unit ?? null,
  format: format ?? null,
  picture: image || null,
  isGone: false,
  note: note ?? null,
})
