import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link inside the site: what it leads to is fetched as soon as someone points at it. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...props} />
}
