import Link from 'next/link'
import type { ComponentProps } from 'react'
import { industryNames } from './content'

const pages = new Set(['/productos', ...industryNames.map(({ path }) => path)])

/** Next fetches ahead what comes into view; what the twin does not have is left alone, or it would be fetched in vain. */
export function SiteLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'href'> & { to: string }) {
  return <Link href={to} {...(!pages.has(to) && { prefetch: false })} {...props} />
}
