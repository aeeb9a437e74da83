import { useRouteLoaderData } from 'react-router'
import { lineText } from '../../../shared/catalogue/amount-text.ts'
import { packText } from '../../../shared/catalogue/sale-unit.ts'
import { whatsappLink } from '../../../shared/phone-links.ts'
import { formatParam, writeLines } from '../../../shared/requests/quotation-lines-param.ts'
import { useCompany } from '../../document/company-context.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { actionLook, CopyButton } from '../../ui/buttons.tsx'
import { Icon } from '../../ui/icon.tsx'
import { writeListLink } from './list-link.ts'
import type { ListContent, QuotationItem } from './quotation-list.ts'

type Props = { list: ListContent; codes: ReadonlyMap<number, string> }

export function ListActions({ list, codes }: Props) {
  const isOwnBackend = !useRouteLoaderData<typeof rootLoader>('root')?.apiUrl
  const { name, whatsapp } = useCompany()
  const fragment = writeListLink(list)
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

/** WhatsApp and some browsers truncate or reject longer addresses. */
const maxLines = 60
const maxEncoded = 4000

export type ListReferences = {
  /** By product, for those that have one. */
  codes: ReadonlyMap<number, string>
  /** The address that opens the list, unless it would be too long. */
  link: string | undefined
}

export const listText = ({ items, otherProduct }: ListContent, { codes, link }: ListReferences) =>
  [...items.map((item) => itemText(item, codes)), ...otherText(otherProduct), ...linkText(link)].join('\n')

function itemText(item: QuotationItem, codes: ListReferences['codes']): string {
  const code = codes.get(item.id)
  return [lineText(item), code && `  Código: ${code}`, item.note && `  Nota: ${item.note}`].filter(Boolean).join('\n')
}

const otherText = (otherProduct: string) => (otherProduct ? [`Otro producto: ${otherProduct}`] : [])

const linkText = (link: string | undefined) => (link ? [`Ver la lista: ${link}`] : [])

/** Of a list whose link is very long, the products matter more. */
export function chatText({ items, otherProduct }: ListContent, { codes, link }: ListReferences): string {
  const lines = items.slice(0, maxLines).map((item) => itemText(item, codes))
  const shortLink = link && encodeURIComponent(link).length <= maxEncoded / 2 ? link : undefined
  const message = () =>
    [
      'Hola, necesito cotizar:',
      ...lines,
      ...restText(items.length - lines.length),
      ...otherText(otherProduct),
      ...linkText(shortLink),
    ].join('\n')
  while (lines.length > 1 && encodeURIComponent(message()).length > maxEncoded) lines.pop()
  return message()
}

function restText(missing: number): string[] {
  if (missing === 0) return []
  return [missing === 1 ? '… y 1 producto más' : `… y ${missing} productos más`]
}
