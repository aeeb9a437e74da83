'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = { links: string[]; name: ReactNode; label: string; children?: ReactNode; isWide: boolean }

/** One entry of the main menu. Its links come from the server; only what opens and closes is here. */
export function MenuEntry({ links, name, label, children, isWide }: Props) {
  const pathname = usePathname()
  const isHere = links.some((link) => pathname === link || pathname.startsWith(`${link}/`))
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed')
  const entry = useRef<HTMLLIElement>(null)

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setState('dismissed')
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

  return (
    <li
      ref={entry}
      className="menu-entry"
      data-here={isHere}
      data-state={state}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setState('closed')}
    >
      {name}
      {children && (
        <>
          <button
            type="button"
            className="menu-toggle"
            aria-label={`Submenú de ${label}`}
            aria-expanded={state === 'open'}
            onClick={() => setState(state === 'open' ? 'dismissed' : 'open')}
          >
            <svg className="icon size-4" aria-hidden="true">
              <use href="/icons.svg#chevron-down" />
            </svg>
          </button>
          <ul className={`menu-panel ${isWide ? 'menu-panel-wide' : ''}`}>{children}</ul>
        </>
      )}
    </li>
  )
}
