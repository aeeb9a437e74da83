import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

export function TextLink({ to, children, className = '' }: { to: string; children: string; className?: string }) {
  return (
    <SiteLink to={to} className={`inline-flex min-h-11 items-center gap-2 font-bold text-red ${className}`}>
      <span className="underlined">{children}</span>
      <Icon name="arrow-right" className="size-5" />
    </SiteLink>
  )
}
