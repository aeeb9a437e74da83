import { type IconName, icons } from './drawings.ts'

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
