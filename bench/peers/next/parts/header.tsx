import { company, mainMenu } from './content'
import { Icon } from './icon'
import { Logo } from './logo'
import { MenuEntry } from './menu-entry'
import { QuotationBadge } from './quotation-badge'
import { SiteLink } from './site-link'

export function Header() {
  return (
    <header>
      <div className="hidden border-steel-100 border-b bg-steel-50 text-sm lg:block">
        <div className="page flex min-h-11 items-center gap-8">
          <a href={company.phone.href} className="inline-flex min-h-11 items-center gap-2 hover:text-red">
            <Icon name="phone" className="size-4" />
            {company.phone.label}
          </a>
          <a href={`mailto:${company.email}`} className="inline-flex min-h-11 items-center gap-2 hover:text-red">
            <Icon name="mail" className="size-4" />
            {company.email}
          </a>
          <QuotationLink className="ml-auto min-h-11 hover:text-red" />
        </div>
      </div>
      <div className="border-steel-100 border-b">
        <div className="page flex min-h-16 items-center justify-between lg:min-h-22">
          <Logo className="h-7 lg:h-9" />
          <MainMenu label="Principal" />
        </div>
      </div>
    </header>
  )
}

export function QuotationLink({ className }: { className: string }) {
  return (
    <SiteLink to="/cotizacion" className={`inline-flex items-center gap-2 ${className}`}>
      <Icon name="list" className="size-5" />
      Cotización
      <QuotationBadge />
    </SiteLink>
  )
}

export function MainMenu({ label }: { label: string }) {
  return (
    <nav aria-label={label} className="hidden items-center gap-8 lg:flex">
      <ul className="flex gap-6 xl:gap-8">
        {mainMenu.map(({ id, name, link, submenu }) => (
          <MenuEntry
            key={id}
            label={name}
            links={[link, ...submenu.map((sub) => sub.link)]}
            isWide={submenu.length > 5}
            name={
              <SiteLink to={link} className="menu-name">
                {name}
              </SiteLink>
            }
          >
            {submenu.length > 0
              ? submenu.map((sub) => (
                  <li key={sub.link}>
                    <SiteLink to={sub.link}>{sub.name}</SiteLink>
                  </li>
                ))
              : undefined}
          </MenuEntry>
        ))}
      </ul>
      <CtaLink to="/contacto" className="min-h-11 px-5 py-2 text-sm tracking-wide">
        CONTACTO
      </CtaLink>
    </nav>
  )
}

export function CtaLink({ to, className = '', children }: { to: string; className?: string; children: string }) {
  return (
    <SiteLink
      to={to}
      className={`inline-flex min-h-12 items-center justify-center gap-3 rounded bg-red px-6 py-3 text-center font-bold text-white hover:bg-red-dark ${className}`}
    >
      {children}
    </SiteLink>
  )
}
