import { company } from '../../company.ts'
import { Icon } from '../ui/icon.tsx'

export function WhatsappLink() {
  return (
    <a
      href={company.whatsapp.href}
      target="_blank"
      rel="noopener"
      className="fixed right-4 bottom-20 z-30 inline-flex size-14 items-center justify-center rounded bg-ink text-white [box-shadow:var(--shadow-float)] hover:bg-red lg:right-6 lg:bottom-6"
    >
      <Icon name="chat" className="size-7" />
      <span className="sr-only">Escribir por WhatsApp al {company.whatsapp.label}</span>
    </a>
  )
}
