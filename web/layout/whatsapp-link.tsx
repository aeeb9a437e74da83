import { company } from '../../company.ts'
import { Icon } from '../ui/icon.tsx'

export function WhatsappLink() {
  return (
    <a href={company.whatsapp.href} target="_blank" rel="noopener" className="whatsapp">
      <Icon name="whatsapp" className="size-7" />
      <span className="sr-only">Escribir por WhatsApp al {company.whatsapp.label}</span>
    </a>
  )
}
