import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & { to: string }

/** A link to another page of the site; `SiteLinks` follows it without leaving the one that is open. */
export function SiteLink({ to, ...props }: Props) {
  return <a href={to} data-page {...props} />
}
