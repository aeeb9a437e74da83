import { useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { fetchAhead } from '../data/fetch-ahead.ts'

/** The pointer may only pass over a link. */
const intentMs = 80

export function SiteLink({ to, ...props }: Omit<LinkProps, 'to' | 'prefetch'> & { to: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const intend = () => {
    cancel()
    timer.current = setTimeout(fetchAhead, intentMs, to)
  }
  return (
    <Link
      to={to}
      prefetch="intent"
      onPointerEnter={intend}
      onFocus={intend}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
      onBlur={cancel}
      {...props}
    />
  )
}
