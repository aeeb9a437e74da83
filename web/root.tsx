import { lazy, type ReactNode, useContext, useState } from 'react'
import { data, isRouteErrorResponse, Links, Meta, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { CompanyContext } from './document/company-context.ts'
import { DeferredScripts, DocumentParts } from './document/document-parts.tsx'
import { backendContext, pageContext } from './document/page-backend.server.ts'
import fontUrl from './fonts/archivo-es.woff2?url'
import faviconAddress from './layout/favicon.svg'
import { Footer } from './layout/footer.tsx'
import { FloatingHeader, Header } from './layout/header.tsx'
import { MobileBar } from './layout/mobile-bar.tsx'
import { useScrollRules } from './layout/scroll-rules.ts'
import { useStoredQuotationList } from './requests/quotation/quotation-list.ts'

/** Not within `Suspense`, which would need scripts to show what the server rendered. */
const RejectedRequest = lazy(() => import('./requests/rejection-page.tsx'))

/** Vite leaves the braces of its style, which no address may have. */
const favicon = faviconAddress.replaceAll('{', '%7B').replaceAll('}', '%7D')

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { rejection, company } = context.get(pageContext)
    if (rejection) throw data({ company }, rejection)
  },
]

/** Search engines and shared links need absolute addresses. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(pageContext)
  return { publicUrl, apiUrl: context.get(backendContext).apiUrl, company }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { nonce, style } = useContext(DocumentParts)
  return (
    <html lang="es-CL" data-api={root?.apiUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style nonce={nonce} suppressHydrationWarning>
          {style}
        </style>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { company } }: Route.ComponentProps) {
  useScrollRules()
  useStoredQuotationList()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <CompanyContext value={company}>
      <div inert={isMenuOpen}>
        <a href="#contenido" className="skip-link">
          Saltar al contenido
        </a>
        <Header />
        <FloatingHeader />
        <main id="contenido" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <MobileBar onToggle={setMenuOpen} />
    </CompanyContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.data?.company) {
    return (
      <CompanyContext value={error.data.company}>
        <Header />
        <main id="contenido">
          <RejectedRequest status={error.status} />
        </main>
        <Footer />
      </CompanyContext>
    )
  }
  return (
    <main className="page py-24">
      <title>Error</title>
      <h1 className="title-2">Lo sentimos, ocurrió un error</h1>
      <p className="mt-4">
        <a className="text-red underline" href="/">
          Volver al inicio
        </a>
      </p>
    </main>
  )
}
