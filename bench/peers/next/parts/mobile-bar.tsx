import { CloseOnNavigation } from './close-on-navigation'
import { company, type MenuItem, mainMenu } from './content'
import { CtaLink, QuotationLink } from './header'
import { Icon } from './icon'
import { QuotationBadge } from './quotation-badge'
import { SiteLink } from './site-link'

const entry = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-xs'

export function MobileBar() {
  return (
    <nav aria-label="Móvil" className="lg:hidden">
      <div id="menu-movil" popover="auto" className="mobile-menu">
        <CloseOnNavigation id="menu-movil" />
        <ul className="divide-y divide-steel-100 border-steel-100 border-b">
          {mainMenu.map((item) => (
            <MobileEntry key={item.id} item={item} />
          ))}
        </ul>
        <div className="mt-6 grid gap-1">
          <QuotationLink className="min-h-12" />
          <a href={company.phone.href} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="phone" className="size-5" />
            {company.phone.label}
          </a>
          <a href={`mailto:${company.email}`} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="mail" className="size-5" />
            {company.email}
          </a>
          <CtaLink to="/contacto" className="mt-4">
            CONTACTO
          </CtaLink>
        </div>
      </div>
      <div className="mobile-bar">
        <SiteLink to="/" className={entry}>
          <Icon name="home" />
          Inicio
        </SiteLink>
        <SiteLink to="/productos" className={entry}>
          <Icon name="grid" />
          Productos
        </SiteLink>
        <SiteLink to="/cotizacion" className={`relative ${entry}`}>
          <Icon name="list" />
          Cotización
          <QuotationBadge className="absolute top-1 left-1/2 ml-2 scale-90" />
        </SiteLink>
        <button type="button" popoverTarget="menu-movil" className={entry}>
          <Icon name="menu" className="size-6 menu-closed" />
          <Icon name="close" className="size-6 menu-opened" />
          Menú
        </button>
      </div>
    </nav>
  )
}

function MobileEntry({ item: { name, link, submenu } }: { item: MenuItem }) {
  if (submenu.length === 0) {
    return (
      <li>
        <SiteLink to={link} className="flex min-h-14 items-center font-bold text-lg">
          {name}
        </SiteLink>
      </li>
    )
  }
  return (
    <li>
      <details name="menu-movil" className="group">
        <summary className="flex min-h-14 items-center justify-between font-bold text-lg">
          {name}
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="pb-3">
          {[{ name, link }, ...submenu.filter((sub) => sub.link !== link)].map((sub) => (
            <li key={sub.link}>
              <SiteLink to={sub.link} className="flex min-h-11 items-center pl-4">
                {sub.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
