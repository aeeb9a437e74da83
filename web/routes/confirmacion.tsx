import { useEffect, useState } from 'react'
import { data, useLocation, useSearchParams } from 'react-router'
import { isTrackingPath } from '../../contract/tracking/tracking-page.ts'
import { confirmacion } from '../content/confirmacion.ts'
import { pageMeta } from '../document/page-meta.ts'
import { dropTrackingCookie, readTrackingCookie } from '../requests/tracking-cookie.server.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/confirmacion.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { meta: confirmacion.meta, path: '/confirmacion', noindex: true })

export async function loader({ request }: Route.LoaderArgs) {
  const trackingPath = await readTrackingCookie(request.headers)
  return data({ trackingPath }, trackingPath ? { headers: await dropTrackingCookie() } : {})
}

/** With scripts the form has handed the address over, and the confirmation must not wait for the server. */
export const clientLoader = () => ({ trackingPath: undefined })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Confirmacion({ loaderData }: Route.ComponentProps) {
  const folio = useFolio()
  const trackingPath = useTrackingPath() ?? loaderData.trackingPath
  return (
    <div className="page band min-h-[60vh]">
      <Icon name="check" className="size-16 text-red" />
      <h1 className="strap from-edge title-1 mt-6">{confirmacion.title}</h1>
      <p className="measure mt-6 text-lg">{confirmacion.text}</p>
      {folio && (
        <p className="figures mt-3 text-steel-600">
          Folio: <strong className="text-ink">{folio}</strong>
        </p>
      )}
      <CtaButton to="/" className="mt-8">
        {confirmacion.link}
      </CtaButton>
      {trackingPath && (
        <p className="mt-6">
          {/* Not a link of the router: it would prefetch the page, which counts as opened. */}
          <a href={trackingPath} className="inline-flex min-h-11 items-center gap-2 font-bold text-red">
            <span className="underlined">{confirmacion.tracking}</span>
            <Icon name="arrow-right" className="size-5" />
          </a>
        </p>
      )}
    </div>
  )
}

/** Anyone can put text into an address. */
function useFolio(): string | undefined {
  const [params] = useSearchParams()
  const folio = params.get('folio') ?? ''
  return /^[A-Z]{1,4}-[\d-]{3,20}$/.test(folio) ? folio : undefined
}

/** The server does not know the state of the history, so a reloaded page reads it after hydration. */
function useTrackingPath(): string | undefined {
  const { state } = useLocation()
  const [path, setPath] = useState<string>()
  useEffect(() => {
    const given: unknown = state?.trackingPath
    setPath(isTrackingPath(given) ? given : undefined)
  }, [state])
  return path
}
