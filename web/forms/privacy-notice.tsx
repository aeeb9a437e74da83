import { privacyNotice } from '../content/paginas.ts'
import { SiteLink } from '../ui/site-link.tsx'

export function PrivacyNotice() {
  return (
    <p className="measure mt-4 text-base text-steel-600">
      {privacyNotice.before}
      <SiteLink to="/privacidad" className="text-ink underline hover:text-red">
        {privacyNotice.link}
      </SiteLink>
      {privacyNotice.after}
    </p>
  )
}
