import { useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { fetchAhead } from '../data/fetch-ahead.ts'

/** A pointer that only passes over a link fetches nothing. */
const intentMs = 80

/** A link to another page of the site. The router prefetches the page when someone points at the link. */
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
