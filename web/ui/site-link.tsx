import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { fetchPicture } from './picture.tsx'

/** Who only passes over a link means nothing by it. */
const intentMs = 80

/** A link inside the site: what it leads to, and that page's first picture, are fetched as soon as someone points at it. */
export function SiteLink({ to, ...props }: ComponentProps<typeof Link>) {
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(fetchFirstPicture, intentMs, to)
  }
  const cancel = () => clearTimeout(waiting)
  return (
    <Link
      to={to}
      prefetch="intent"
      onPointerEnter={wait}
      onPointerLeave={cancel}
      onFocus={wait}
      onTouchStart={wait}
      {...props}
    />
  )
}

let waiting: ReturnType<typeof setTimeout> | undefined

async function fetchFirstPicture(to: unknown) {
  const { sitePages } = await import('../sitemap/site-pages.ts')
  const picture = sitePages.find(({ path }) => path === to)?.picture
  if (picture) fetchPicture(picture, '100vw')
}
