import { company } from '../../company.ts'
import logo from '../../media/brand/logo.svg?no-inline'
import logoWhite from '../../media/brand/logo-white.svg?no-inline'
import { SiteLink } from '../ui/site-link.tsx'

export function Logo({ white = false, className = 'h-8' }: { white?: boolean; className?: string }) {
  return (
    <SiteLink to="/" className="inline-block" aria-label={`${company.name}, inicio`}>
      <img
        src={white ? logoWhite : logo}
        alt=""
        width={157}
        height={31}
        loading={white ? 'lazy' : 'eager'}
        className={`w-auto ${className}`}
      />
    </SiteLink>
  )
}
