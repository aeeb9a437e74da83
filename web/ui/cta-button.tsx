import type { MouseEventHandler, ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

type Props = {
  children: ReactNode
  to?: string
  onClick?: MouseEventHandler<HTMLElement>
  white?: boolean
  className?: string
}

const shape = 'inline-flex min-h-12 items-center justify-center gap-3 rounded px-6 py-3 text-center font-bold'
const red = 'bg-red text-white hover:bg-red-dark'
const plain = 'border border-steel-100 bg-white text-steel-600 hover:border-red hover:text-red'

export const ctaLook = (white = false) => `${shape} ${white ? plain : red}`

export function CtaButton({ children, to, onClick, white = false, className = '' }: Props) {
  const look = `${ctaLook(white)} ${className}`
  if (to) {
    return (
      <SiteLink to={to} onClick={onClick} className={look}>
        {children}
      </SiteLink>
    )
  }
  return (
    <button type="button" onClick={onClick} className={look}>
      {children}
    </button>
  )
}
