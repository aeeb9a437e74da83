import type { IconName } from './icon-name.ts'
import sprite from './icons.svg?no-inline'

/** A drawing beside text that says the same; what stands alone needs a name of its own. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
