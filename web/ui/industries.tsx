import { type KeyboardEvent, useEffect, useRef } from 'react'
import { industries, industryCard } from '../content/industries.ts'
import { Icon } from './icon.tsx'
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

const options = industries.map(({ path, name }, index) => ({ id: index + 1, value: name, link: path }))

/** A `details` element works without scripts. */
export function IndustrySelect() {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open')
    }
    addEventListener('pointerdown', onPointerDown)
    return () => removeEventListener('pointerdown', onPointerDown)
  }, [])

  return (
    <details ref={details} className="industry-select group" onKeyDown={onKeyDown}>
      <summary>
        Tipo de Industria
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul>
        {options.map(({ id, value, link }) => (
          <li key={id}>
            <SiteLink to={link} onClick={close}>
              {value}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
