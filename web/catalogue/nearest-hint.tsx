import { tradeWordIn } from '../content/trade-words.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** Beside what the words find, which may be nothing or of another kind. */
export default function NearestHint({ search }: { search: string }) {
  const { text, links = [] } = tradeWordIn(search) ?? {}
  if (!text) return null
  return (
    <div className="mb-8">
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-red underline underline-offset-4"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
