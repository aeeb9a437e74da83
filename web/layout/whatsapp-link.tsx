import { whatsappLink } from '../../shared/phone-links.ts'
import { useCompany } from '../document/company-context.ts'
import { Icon } from '../ui/icon.tsx'

export function WhatsappLink() {
  const { whatsapp } = useCompany()
  return (
    <a href={whatsappLink(whatsapp)} target="_blank" rel="noopener" className="whatsapp">
      <Icon name="whatsapp" className="size-7" />
      <span className="sr-only">Escribir por WhatsApp al {whatsapp}</span>
    </a>
  )
}
