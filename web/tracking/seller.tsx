import { phoneLink } from '../../shared/phone-links.ts'
import type { Letterhead } from '../../shared/quotes/quote.ts'
import { Icon } from '../ui/icon.tsx'

export function Seller({ seller, company }: Pick<Letterhead, 'seller' | 'company'>) {
  const { name, position, phone, email } = seller
  return (
    <section aria-labelledby="contacto" className="rounded border border-steel-200 p-6">
      <p className="label text-steel-600">Tu contacto en {company.name}</p>
      <h2 id="contacto" className="title-3 mt-2">
        {name}
      </h2>
      {position && <p className="text-base text-steel-600">{position}</p>}
      <ul className="mt-3">
        {phone && (
          <li>
            <a href={phoneLink(phone)} className="flex min-h-11 items-center gap-3 hover:text-red">
              <Icon name="phone" className="size-5 text-red" />
              {phone}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`} className="flex min-h-11 items-center gap-3 hover:text-red">
            <Icon name="mail" className="size-5 text-red" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
