import { type FocusEvent, memo, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { MenuItem } from './menu.ts'

export function MenuEntry({ item }: { item: MenuItem }) {
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
