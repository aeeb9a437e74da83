import { memo, type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { phoneLink } from '../../shared/phone-links.ts'
import { useCompany } from '../document/company-context.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import { Logo } from './logo.tsx'
import { mainMenu } from './menu.ts'
import { MenuEntry } from './menu-entry.tsx'
import { QuotationLink } from './quotation-link.tsx'
import { useFloatingHeader } from './use-floating-header.ts'

export const Header = memo(function Header() {
  const company = useCompany()
  // The catalogue has a search box of its own.
  const hasSearch = useLocation().pathname.toLowerCase() !== '/productos'
  return (
    <header>
      <div className="hidden border-steel-100 border-b bg-steel-50 text-sm lg:block">
        <div className="page flex min-h-11 items-center gap-8">
          <a href={phoneLink(company.phones.sales)} className="inline-flex min-h-11 items-center gap-2 hover:text-red">
            <Icon name="phone" className="size-4" />
            {company.phones.sales}
          </a>
          <a href={`mailto:${company.email}`} className="inline-flex min-h-11 items-center gap-2 hover:text-red">
            <Icon name="mail" className="size-4" />
            {company.email}
          </a>
          <span className="grow" />
          {hasSearch && <CatalogueSearch className="w-64" />}
          <QuotationLink className="min-h-11 hover:text-red" />
        </div>
      </div>
      <div className="border-steel-100 border-b">
        <div className="page flex min-h-16 items-center justify-between lg:min-h-22">
          <Logo className="h-7 lg:h-9" />
          {hasSearch && <SearchSheet id="buscar" className="-mr-3 lg:hidden" />}
          <MainMenu label="Principal" />
        </div>
      </div>
    </header>
  )
})

export const FloatingHeader = memo(function FloatingHeader() {
  const { isShown, wasShown } = useFloatingHeader()
  return (
    <section aria-label="Encabezado compacto" className="floating-header" data-shown={isShown} inert={!isShown}>
      {wasShown && (
        <div className="page flex min-h-14 items-center justify-between">
          <Logo className="h-6" />
          <MainMenu label="Compacta">
            <SearchSheet id="buscar-compacto" className="-mx-3" />
            <QuotationLink className="compact-quotation min-h-11 hover:text-red" />
          </MainMenu>
        </div>
      )}
    </section>
  )
})

/** Where a field has no room it is a popover, which the browser opens without scripts. */
function SearchSheet({ id, className }: { id: string; className: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`grid size-12 place-items-center hover:text-red ${className}`}
      >
        <Icon name="search" />
        <span className="sr-only">Buscar</span>
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="search-sheet"
        onToggle={({ newState, currentTarget }) => newState === 'open' && currentTarget.querySelector('input')?.focus()}
      >
        <CatalogueSearch className="mx-auto max-w-2xl" onSearch={() => sheet.current?.hidePopover()} />
      </div>
    </>
  )
}

function MainMenu({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <nav aria-label={label} className="hidden items-center gap-4 lg:flex xl:gap-8">
      <ul className="flex gap-3 xl:gap-8">
        {mainMenu.map((item) => (
          <MenuEntry key={item.id} item={item} />
        ))}
      </ul>
      {children}
      <CtaButton to="/contacto" className="min-h-11 px-5 py-2 text-sm tracking-wide">
        CONTACTO
      </CtaButton>
    </nav>
  )
}
