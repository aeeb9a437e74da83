import { company } from '../../company.ts'
import { Icon } from '../ui/icon.tsx'

/** In the margin of the page, where nothing else stands; phones have it in their bar. */
export function WhatsappLink() {
  return (
    <a href={company.whatsapp.href} target="_blank" rel="noopener" className="whatsapp">
      <Icon name="whatsapp" className="size-7" />
      <span className="sr-only">Escribir por WhatsApp al {company.whatsapp.label}</span>
    </a>
  )
}
