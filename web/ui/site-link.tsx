import { type AnchorHTMLAttributes, useRef } from 'react'
import { Link } from 'react-router'
import { fetchAhead } from '../data/fetch-ahead.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; state?: unknown }

/** These are the same after the router has resolved them. */
const isResolved = (to: string) => to.startsWith('/') && !/\/[/.]/.test(to)

/** Resolving every link would take a fifth of the time to render a page. */
function ServerLink({ to, state, ...props }: Props) {
  if (!isResolved(to)) return <Link to={to} {...props} />
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
