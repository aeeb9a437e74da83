import { type IconName, icons } from './drawings.ts'

/** A drawing beside text that says the same; what stands alone needs a name of its own. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are our own.
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
