import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { FloatingHeader } from '../parts/floating-header'
import { Footer } from '../parts/footer'
import { Header, MainMenu } from '../parts/header'
import { Logo } from '../parts/logo'
import { MobileBar } from '../parts/mobile-bar'
import './site.css'

const archivo = localFont({ src: '../generated/archivo.woff2', weight: '400 800', variable: '--font-archivo' })

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CL" className={archivo.variable}>
      <body>
        <a href="#contenido" className="skip-link">
          Saltar al contenido
        </a>
        <Header />
        <FloatingHeader>
          <Logo className="h-6" />
          <MainMenu label="Compacta" />
        </FloatingHeader>
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <MobileBar />
      </body>
    </html>
  )
}
