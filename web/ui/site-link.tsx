import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { fetchPicture } from './picture.tsx'

/** Who only passes over a link means nothing by it. */
const intentMs = 80

/** A link inside the site: what it leads to, and that page's first picture, are fetched as soon as someone points at it. */
export function SiteLink({ to, ...props }: ComponentProps<typeof Link>) {
  return <Link to={to} {...fetchingAhead(to)} {...props} />
}

/** What makes any of the router's links do so. */
export function fetchingAhead(to: unknown) {
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(fetchFirstPicture, intentMs, to)
  }
  const cancel = () => clearTimeout(waiting)
  return {
    prefetch: 'intent' as const,
    onPointerEnter: wait,
    onPointerLeave: cancel,
    onFocus: wait,
    onTouchStart: wait,
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined

async function fetchFirstPicture(to: unknown) {
  // Without a line there is nothing to fetch ahead.
  const found = await import('../sitemap/site-pages.ts').catch(() => undefined)
  const picture = found?.sitePages.find(({ path }) => path === to)?.picture
  if (picture) fetchPicture(picture, '100vw')
}
