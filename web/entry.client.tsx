import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * Hydration is time-sliced, so that it does not block scrolling. Navigation is not: its data is prefetched, and slicing
 * would only delay the new page.
 */
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
