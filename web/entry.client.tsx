import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/**
 * The first time in slices, so that the page stays free for whoever scrolls it; from then on at once: what was fetched
 * ahead is there, and a new page in slices comes later.
 */
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
