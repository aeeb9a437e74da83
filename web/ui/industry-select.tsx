import { type KeyboardEvent, useEffect, useRef } from 'react'
import { industries } from '../content/industry-links.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

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
