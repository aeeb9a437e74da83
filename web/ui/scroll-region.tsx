import type { ReactNode } from 'react'

/** A wide table scrolls inside of it, with texts for screen readers, so it must be reachable by keyboard. */
export const ScrollRegion = ({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={`relative overflow-x-auto ${className}`}>
    {children}
  </section>
)
