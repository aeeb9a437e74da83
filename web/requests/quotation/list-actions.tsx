import { useState } from 'react'
import { company } from '../../../company.ts'
import { Icon } from '../../ui/icon.tsx'
import { chatText, listText } from './list-text.ts'
import type { QuotationItem } from './quotation-list.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded border border-steel-200 px-4 font-semibold text-base hover:border-red hover:text-red'

export function ListActions({ items }: { items: QuotationItem[] }) {
  const text = listText(items)
  const chat = `${company.whatsapp.href}?text=${encodeURIComponent(chatText(items))}`
  const [copied, setCopied] = useState<string>()
  // `navigator.clipboard` is not available without TLS.
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(text), console.error)
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <button type="button" onClick={copy} className={look}>
        <Icon name="copy" className="size-5" />
        <span aria-live="polite">{copied === text ? 'Lista copiada' : 'Copiar lista'}</span>
      </button>
      <button type="button" onClick={() => print()} className={look}>
        <Icon name="print" className="size-5" />
        Imprimir lista
      </button>
      <a href={chat} target="_blank" rel="noopener" className={look}>
        <Icon name="whatsapp" className="size-5" />
        Enviar por WhatsApp
      </a>
    </div>
  )
}
