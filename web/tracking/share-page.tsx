import type { LinkKind } from '../../shared/tracking/tracking.ts'
import { seguimiento } from '../content/seguimiento.ts'
import { actionLook } from '../ui/action-look.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Without scripts the address can be copied from its field. */
export function SharePage({ address, linkKind }: { address: string; linkKind: LinkKind }) {
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
