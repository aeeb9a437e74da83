import {
  type FocusEvent,
  type FormEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { phoneLink } from '../../shared/phone-links.ts'
import { useCompany } from '../document/company-context.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Logo } from './logo.tsx'
import { type MenuItem, mainMenu } from './menu.ts'
import { QuotationLink } from './quotation-link.tsx'

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

/** This is a fraction of the scrollable height. */
const shownFrom = 0.05

function useFloatingHeader() {
  const [state, setState] = useState({ isShown: false, wasShown: false })
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    let last = scrollY
    const show = (isShown: boolean) =>
      setState((before) => (before.isShown === isShown ? before : { isShown, wasShown: true }))
    const onScroll = () => {
      const way = document.documentElement.scrollHeight - innerHeight
      const isUpward = scrollY < last
      if (scrollY !== last) show(wide.matches && isUpward && way > 0 && scrollY / way > shownFrom)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return state
}

type Props = { className?: string; onSearch?: () => void }

/** Leads to the catalogue from every page, also without scripts. */
function CatalogueSearch({ className = '', onSearch }: Props) {
  const navigate = useNavigate()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    navigate(name ? `/productos?${new URLSearchParams({ name })}` : '/productos')
    onSearch?.()
  }
  return (
    <search className={className}>
      <form action="/productos" onSubmit={onSubmit} className="relative">
        <input
          type="search"
          name="name"
          maxLength={200}
          autoComplete="off"
          placeholder="Buscar en el catálogo"
          aria-label="Buscar en el catálogo"
          className="min-h-11 w-full rounded border border-steel-500 bg-white pr-11 pl-3 text-base leading-6 lg:min-h-8 lg:text-sm"
        />
        <button type="submit" className="absolute inset-y-0 right-0 grid w-11 place-items-center hover:text-red">
          <Icon name="search" className="size-4" />
          <span className="sr-only">Buscar en el catálogo</span>
        </button>
      </form>
    </search>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const { pathname } = useLocation()
  const here = pathname.toLowerCase().replace(/\/$/, '')
  const isAt = (link: string) => here === link || here.startsWith(`${link}/`)
  const isHere = isAt(item.link) || item.submenu.some(({ link }) => isAt(link))
  const isPage = isAt(item.link) ? 'page' : undefined
  if (item.hasDropdown) return <Dropdown item={item} isHere={isHere} isPage={isPage} />
  return (
    <li className="menu-entry" data-here={isHere}>
      <SiteLink to={item.link} aria-current={isPage} className="menu-name">
        {item.name}
      </SiteLink>
    </li>
  )
}

type DropdownProps = { item: MenuItem; isHere: boolean; isPage: 'page' | undefined }

/** CSS opens the dropdown on hover, and `dismissed` keeps it closed while the pointer is still over it. */
const Dropdown = memo(function Dropdown({ item, isHere, isPage }: DropdownProps) {
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed')
  const entry = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const dismiss = () => setState('dismissed')

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const isOpen = entry.current?.dataset.state === 'open'
      if (key !== 'Escape' || !(isOpen || entry.current?.matches(':hover'))) return
      setState('dismissed')
      if (isOpen) button.current?.focus()
    }
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (!entry.current?.contains(target as Node)) setState('closed')
    }
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [])

  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setState('closed')
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return
    // After a click the focus moves to the new page while the pointer is still over the menu.
    setState((before) => (before === 'dismissed' && currentTarget.matches(':hover') ? before : 'closed'))
  }

  return (
    <li
      ref={entry}
      className="menu-entry"
      data-here={isHere}
      data-state={state}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
    >
      <SiteLink to={item.link} aria-current={isPage} className="menu-name" onClick={dismiss}>
        {item.name}
      </SiteLink>
      <button
        ref={button}
        type="button"
        className="menu-toggle"
        aria-label={`Submenú de ${item.name}`}
        aria-expanded={state === 'open'}
        aria-controls={panel}
        onClick={() => setState(state === 'open' ? 'dismissed' : 'open')}
      >
        <Icon name="chevron-down" className="size-4" />
      </button>
      <ul id={panel} className={`menu-panel ${item.submenu.length > 5 ? 'menu-panel-wide' : ''}`}>
        {item.submenu.map(({ name, link }) => (
          <li key={link}>
            <SiteLink to={link} onClick={dismiss}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  )
})
