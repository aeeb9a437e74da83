import { useRouteLoaderData } from 'react-router'
import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { whatsappLink } from '../../../shared/phone-links.ts'
import { formatParam, writeLines } from '../../../shared/requests/quotation-lines-param.ts'
import { useCompany } from '../../document/company-context.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { actionLook } from '../../ui/action-look.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { writeLink } from './list-link.ts'
import { chatText, listText } from './list-text.ts'
import type { ListContent } from './quotation-list.ts'

type Props = { list: ListContent; codes: ReadonlyMap<number, string> }

export function ListActions({ list, codes }: Props) {
  const isOwnBackend = !useRouteLoaderData<typeof rootLoader>('root')?.apiUrl
  const { name, whatsapp } = useCompany()
  const fragment = writeLink(list)
  const link = fragment && `${location.origin}/cotizacion${fragment}`
  const chat = `${whatsappLink(whatsapp)}?text=${encodeURIComponent(chatText(list, { codes, link }))}`
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <CopyButton icon="copy" name="Copiar lista" done="Lista copiada" text={listText(list, { codes, link })} />
      {link && <CopyButton icon="link" name="Copiar enlace" done="Enlace copiado" text={link} />}
      {link && 'share' in navigator && (
        <button type="button" onClick={() => share(`Lista para cotizar en ${name}`, link)} className={actionLook}>
          <Icon name="upload" className="size-5" />
          Compartir enlace
        </button>
      )}
      {isOwnBackend && (
        <a href={pdfAddress(list)} download className={actionLook}>
          <Icon name="download" className="size-5" />
          Descargar PDF
        </a>
      )}
      <button type="button" onClick={() => print()} className={actionLook}>
        <Icon name="print" className="size-5" />
        Imprimir lista
      </button>
      <a href={chat} target="_blank" rel="noopener" className={actionLook}>
        <Icon name="whatsapp" className="size-5" />
        Enviar por WhatsApp
      </a>
      {!link && (
        <p className="w-full text-base text-steel-600">
          Las notas son demasiado largas para un enlace; la lista se puede copiar como texto.
        </p>
      )}
    </div>
  )
}

function pdfAddress({ items }: ListContent): string {
  const formats = items.flatMap((item) => (item.format ? [[formatParam(item), packText(item.format)]] : []))
  return `/cotizacion/lista.pdf?${[`productos=${writeLines(items)}`, new URLSearchParams(formats)].filter(String).join('&')}`
}

/** Closing the share sheet without choosing is an error of the call. */
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => undefined)
