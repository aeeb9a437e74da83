import agricola from 'picture:cards/agricola'
import ceramica from 'picture:cards/ceramica'
import construccion from 'picture:cards/construccion'
import envases from 'picture:cards/envases'
import fibrasTextiles from 'picture:cards/fibras-textiles'
import forestal from 'picture:cards/forestal'
import mineria from 'picture:cards/mineria'
import papel from 'picture:cards/papel'
import siderurgica from 'picture:cards/siderurgica'
import vidrio from 'picture:cards/vidrio'
import { type IndustryPath, industryNames } from '../content/industry-names.ts'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'

export const industryPictures = {
  '/mineria': mineria,
  '/forestal': forestal,
  '/agricola': agricola,
  '/siderurgica': siderurgica,
  '/construccion': construccion,
  '/ceramica': ceramica,
  '/envases': envases,
  '/fibras-textiles': fibrasTextiles,
  '/papel': papel,
  '/vidrio': vidrio,
} satisfies Record<IndustryPath, unknown>

/** The ten industries, or all but some, as small pictures with their names. */
export function IndustryGrid({ except = [] }: { except?: IndustryPath[] }) {
  const shown = industryNames.filter(({ path }) => !except.includes(path))
  return (
    <ul className={`grid grid-cols-2 gap-4 sm:gap-6 ${shown.length % 5 === 0 ? 'lg:grid-cols-5' : 'lg:grid-cols-3'}`}>
      {shown.map(({ path, name }) => (
        <li key={path} className="card group">
          <div className="overflow-hidden rounded bg-backdrop">
            <Picture
              picture={{ ...industryPictures[path], alt: '' }}
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
