import { company } from '../../company.ts'
import { Icon } from '../ui/icon.tsx'

/** Shown in the page margin on wide screens; phones have it in the mobile bar. */
export function WhatsappLink() {
  return (
    <a href={company.whatsapp.href} target="_blank" rel="noopener" className="whatsapp">
      <Icon name="whatsapp" className="size-7" />
      <span className="sr-only">Escribir por WhatsApp al {company.whatsapp.label}</span>
    </a>
  )
}
