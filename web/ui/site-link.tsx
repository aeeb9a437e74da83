import { type AnchorHTMLAttributes, useRef } from 'react'
import { Link } from 'react-router'
import { fetchAhead } from '../data/fetch-ahead.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; state?: unknown }

/** The router resolves every link, which takes a fifth of the time to render a page, but a path is the address already. */
function ServerLink({ to, state, ...props }: Props) {
  if (!to.startsWith('/')) return <Link to={to} {...props} />
  return <a {...props} href={to} data-discover="true" />
}

/** The pointer may only pass over a link. */
const intentMs = 80

function BrowserLink({ to, ...props }: Props) {
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

export const SiteLink = import.meta.env.SSR ? ServerLink : BrowserLink
