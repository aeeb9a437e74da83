import { useCompany } from '../document/company-context.ts'
import { logo } from '../ui/drawings.ts'
import { SiteLink } from '../ui/site-link.tsx'

export function Logo({ white = false, className = 'h-8' }: { white?: boolean; className?: string }) {
  const { name } = useCompany()
  return (
    <SiteLink to="/" className="inline-block" aria-label={`${name}, inicio`}>
      <svg viewBox="0 0 157 31" className={`fill-current ${white ? 'text-white' : ''} ${className}`} aria-hidden="true">
        <path className={white ? 'fill-red-bright' : 'fill-red'} d={logo.strap} />
        <path d={logo.rest} />
      </svg>
    </SiteLink>
  )
}
