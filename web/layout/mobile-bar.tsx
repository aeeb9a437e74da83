import { memo, useEffect } from 'react'
import { phoneLink, whatsappLink } from '../../shared/phone-links.ts'
import { useCompany } from '../document/company-context.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { usePhonePopover } from '../ui/use-phone-popover.ts'
import { type MenuItem, mainMenu } from './menu.ts'
import { QuotationBadge, QuotationLink } from './quotation-link.tsx'

const entry = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-[0.6875rem]'

/** The menu is a popover, which the browser opens without scripts. */
export const MobileBar = memo(function MobileBar({ onToggle }: { onToggle: (isOpen: boolean) => void }) {
  const company = useCompany()
  const menu = usePhonePopover<HTMLDivElement>()
  const close = () => menu.current?.hidePopover()
  // The menu may have been opened before hydration.
  useEffect(() => onToggle(menu.current?.matches(':popover-open') ?? false), [menu, onToggle])

  return (
    <nav aria-label="Móvil" className="lg:hidden">
      <div
        ref={menu}
        id="menu-movil"
        popover="auto"
        className="mobile-menu"
        onToggle={({ newState }) => onToggle(newState === 'open')}
      >
        <ul className="divide-y divide-steel-100 border-steel-100 border-b">
          {mainMenu.map((item) => (
            <MobileEntry key={item.id} item={item} onChoose={close} />
          ))}
        </ul>
        <div className="mt-6 grid gap-1">
          <QuotationLink className="min-h-12" onClick={close} />
          <a href={phoneLink(company.phones.sales)} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="phone" className="size-5" />
            {company.phones.sales}
          </a>
          <a href={`mailto:${company.email}`} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="mail" className="size-5" />
            {company.email}
          </a>
          <CtaButton to="/contacto" className="mt-4" onClick={close}>
            CONTACTO
          </CtaButton>
        </div>
      </div>
      <div className="mobile-bar">
        <SiteLink to="/productos" className={entry} onClick={close}>
          <Icon name="grid" />
          Productos
        </SiteLink>
        <SiteLink to="/cotizacion" className={`relative ${entry}`} onClick={close}>
          <Icon name="list" />
          Cotización
          <QuotationBadge className="absolute top-1 left-1/2 ml-2 scale-90" />
        </SiteLink>
        <a href={whatsappLink(company.whatsapp)} target="_blank" rel="noopener" className={entry}>
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <button type="button" popoverTarget="menu-movil" className={entry}>
          <Icon name="menu" className="size-6 menu-closed" />
          <Icon name="close" className="size-6 menu-opened" />
          Menú
        </button>
        <SiteLink
          to="/contacto"
          className="mx-1 inline-flex min-h-11 items-center self-center rounded bg-red px-2 font-bold text-white text-xs hover:bg-red-dark"
          onClick={close}
        >
          CONTACTO
        </SiteLink>
      </div>
    </nav>
  )
})

function MobileEntry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  if (!item.hasDropdown) {
    return (
      <li>
        <SiteLink to={item.link} className="flex min-h-14 items-center font-bold text-lg" onClick={onChoose}>
          {item.name}
        </SiteLink>
      </li>
    )
  }
  return (
    <li>
      <details name="menu-movil" className="group">
        <summary className="flex min-h-14 items-center justify-between font-bold text-lg">
          {item.name}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="pb-3">
          {withOverview(item).map(({ name, link }) => (
            <li key={link}>
              <SiteLink to={link} className="flex min-h-11 items-center pl-4" onClick={onChoose}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

const overviewNames: Record<string, string> = {
  '/soluciones': 'Todas las soluciones',
  '/mercados': 'Todos los mercados',
}

function withOverview({ name, link, submenu }: MenuItem) {
  return submenu.some((sub) => sub.link === link) ? submenu : [{ name: overviewNames[link] ?? name, link }, ...submenu]
}
