import { useState } from 'react'
import { seguimiento } from '../content/seguimiento.ts'
import { Icon } from '../ui/icon.tsx'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded border border-steel-200 px-4 font-semibold text-base hover:border-red hover:text-red'

/** Without scripts the address can be copied from its field. */
export function SharePage({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  // `navigator.clipboard` is not available without TLS.
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true), console.error)
  return (
    <section aria-labelledby="compartir" className="rounded border border-steel-200 p-6 print:hidden">
      <h2 id="compartir" className="title-3">
        Compartir
      </h2>
      <p className="mt-2 text-base">{seguimiento.private}</p>
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
        <button type="button" onClick={copy} className={look}>
          <Icon name="copy" className="size-5" />
          <span aria-live="polite">{isCopied ? 'Enlace copiado' : 'Copiar enlace'}</span>
        </button>
        <button type="button" onClick={() => print()} className={look}>
          <Icon name="print" className="size-5" />
          Imprimir
        </button>
      </div>
    </section>
  )
}
