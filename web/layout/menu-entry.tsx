import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import type { MenuItem } from './menu.ts'

/**
 * One entry of the main menu. Pointing at it opens its dropdown by style alone; the button beside the name does it for
 * keyboard and touch. `dismissed` keeps the dropdown shut under a pointer that still rests on it.
 */
export function MenuEntry({ item }: { item: MenuItem }) {
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const { pathname } = useLocation()
  const isHere = [item.link, ...item.submenu.map(({ link }) => link)].includes(pathname.toLowerCase())

  if (!item.hasDropdown) {
    return (
      <li className="menu-entry" data-here={isHere}>
        <NavLink to={item.link} prefetch="intent" className="menu-name">
          {item.name}
        </NavLink>
      </li>
    )
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setState('dismissed')
    button.current?.focus()
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setState('closed')

  return (
    <li
      className="menu-entry"
      data-here={isHere}
      data-state={state}
      onKeyDown={onKeyDown}
      onPointerLeave={onPointerLeave}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setState('closed')}
    >
      <NavLink to={item.link} prefetch="intent" className="menu-name" onClick={() => setState('dismissed')}>
        {item.name}
      </NavLink>
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
            <SiteLink to={link} onClick={() => setState('dismissed')}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
