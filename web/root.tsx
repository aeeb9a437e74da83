import type { ReactNode } from 'react'
import { Links, Meta, Outlet } from 'react-router'
import './site.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <main className="mx-auto max-w-5xl px-6 py-24 text-ink">
      <title>Error</title>
      <h1 className="font-extrabold text-3xl tracking-tight">Lo sentimos, ocurrió un error</h1>
      <p className="mt-4">
        <a className="text-red underline" href="/">
          Volver al inicio
        </a>
      </p>
    </main>
  )
}
