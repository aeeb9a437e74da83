import { company } from './content'
import { SiteLink } from './site-link'

export function Logo({ white = false, className = 'h-8' }: { white?: boolean; className?: string }) {
  return (
    <SiteLink to="/" className="inline-block" aria-label={`${company.name}, inicio`}>
      <img
        src={white ? '/logo-white.svg' : '/logo.svg'}
        alt=""
        width={157}
        height={31}
        loading={white ? 'lazy' : 'eager'}
        className={`w-auto ${className}`}
      />
    </SiteLink>
  )
}
