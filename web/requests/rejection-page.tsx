import { phoneLink } from '../../shared/phone-links.ts'
import { type Rejection, rejections } from '../content/rejections.ts'
import { useCompany } from '../document/company-context.ts'
import { titleOf } from '../document/page-meta.ts'
import { Icon } from '../ui/icon.tsx'

/** Loaded only when a form was rejected. */
export default function RejectedRequest({ status }: { status: number }) {
  const rejection = rejections[status] ?? rejections[503]
  return rejection && <RejectionPage {...rejection} />
}

export function RejectionPage({ title, text, advice }: Rejection) {
  const company = useCompany()
  return (
    <div className="page band min-h-[60vh]">
      <title>{titleOf({ title }, company)}</title>
      <meta name="robots" content="noindex" />
      <Icon name="alert" className="size-16 text-red" />
      <h1 className="strap from-edge title-2 mt-6">{title}</h1>
      <p className="measure mt-6 text-lg">{text}</p>
      <p className="measure mt-3 text-lg">{advice}</p>
      <p className="measure mt-3 text-lg">
        También puedes llamar al{' '}
        <a href={phoneLink(company.phones.sales)} className="whitespace-nowrap font-bold text-red underline">
          {company.phones.sales}
        </a>{' '}
        o escribir a{' '}
        <a href={`mailto:${company.email}`} className="whitespace-nowrap font-bold text-red underline">
          {company.email}
        </a>
        .
      </p>
    </div>
  )
}
