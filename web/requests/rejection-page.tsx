import { company } from '../../company.ts'
import type { Rejection } from '../content/paginas.ts'
import { Icon } from '../ui/icon.tsx'

export function RejectionPage({ title, text, advice }: Rejection) {
  return (
    <div className="page band min-h-[60vh]">
      <title>{`${title} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <Icon name="alert" className="size-16 text-red" />
      <h1 className="strap from-edge title-2 mt-6">{title}</h1>
      <p className="measure mt-6 text-lg">{text}</p>
      <p className="measure mt-3 text-lg">{advice}</p>
      <p className="measure mt-3 text-lg">
        También se puede llamar al{' '}
        <a href={company.phone.href} className="whitespace-nowrap font-bold text-red underline">
          {company.phone.label}
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
