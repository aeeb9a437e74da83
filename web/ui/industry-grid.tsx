import { industries } from '../content/industry-links.ts'
import { industryCard } from '../content/industry-pictures.ts'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'

export function IndustryGrid({ except = [] }: { except?: string[] }) {
  const shown = industries.filter(({ path }) => !except.includes(path))
  return (
    <ul className={`grid grid-cols-2 gap-4 sm:gap-6 ${shown.length % 5 === 0 ? 'lg:grid-cols-5' : 'lg:grid-cols-3'}`}>
      {shown.map(({ path, name }) => (
        <li key={path} className="card group">
          <div className="overflow-hidden rounded bg-backdrop">
            <Picture
              picture={{ ...industryCard(path), alt: '' }}
              sizes="(min-width: 1328px) 240px, (min-width: 1024px) 19vw, 46vw"
              className="aspect-4/3 w-full object-cover transition-transform duration-240 group-hover:scale-103"
            />
          </div>
          <SiteLink to={path} className="card-link mt-3 block font-bold">
            <span className="underlined">{name}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
