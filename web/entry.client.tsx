import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Hydration is time-sliced, so that it does not block scrolling; navigation has its data and need not be. */
startTransition(() => {
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
