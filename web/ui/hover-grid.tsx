import hoverAirpads from 'picture:cards/hover-airpads'
import hoverEnvolvedora from 'picture:cards/hover-envolvedora'
import hoverZunchos from 'picture:cards/hover-zunchos'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'

const items = [
  { id: 1, name: 'ZUNCHOS', img: hoverZunchos, link: '/zunchos-herramientas' },
  { id: 2, name: 'ENVOLVEDORA', img: hoverEnvolvedora, link: '/envolvedora' },
  { id: 3, name: 'AIRPADS', img: hoverAirpads, link: '/airpads' },
]

export function HoverGrid() {
  return (
    <ul className="hover-grid">
      {items.map(({ id, name, img, link }) => (
        <li key={id}>
          <SiteLink to={link} className="on-dark">
            <Picture
              picture={{ ...img, alt: '' }}
              sizes="(min-width: 1328px) 410px, (min-width: 640px) 31vw, 92vw"
              className="hover-picture"
            />
            <span className="hover-name">
              <span className="underlined">{name}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
