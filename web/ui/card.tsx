import type { ReactNode } from 'react'
import type { SizedPicture as PictureInfo } from '../../shared/catalogue/picture.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'

type Props = {
  picture: PictureInfo & { alt: string }
  title: string
  kind?: string
  text?: string
  to?: string
}

export function Card({ picture, title, kind, text, to }: Props) {
  return (
    <article className="card group">
      <div className="overflow-hidden rounded bg-backdrop">
        <Picture
          picture={picture}
          sizes="(min-width: 1328px) 410px, (min-width: 640px) 46vw, 92vw"
          className="aspect-4/3 w-full object-cover transition-transform duration-240 group-hover:scale-103"
        />
      </div>
      {kind && <p className="label mt-4 flex items-end text-steel-600 lg:min-h-10">{kind}</p>}
      <h3 className={`title-3 ${kind ? 'mt-1' : 'mt-4'}`}>
        {to ? (
          <SiteLink to={to} className="card-link">
            <span className="underlined">{title}</span>
            <Icon name="arrow-right" className="ml-2 inline size-5 text-red" />
          </SiteLink>
        ) : (
          title
        )}
      </h3>
      {text && <p className="mt-2">{text}</p>}
    </article>
  )
}

const grids = {
  2: 'sm:grid-cols-2',
  3: 'three-in-row sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

export function CardGrid({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`grid gap-x-6 gap-y-12 ${grids[columns]}`}>{children}</div>
}
