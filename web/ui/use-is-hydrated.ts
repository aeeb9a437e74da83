import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * False on the server and while the browser hydrates its page, whose first rendering must be equal; true from then on,
 * also in the first rendering of a page that is navigated to. What only the browser knows waits for it: its storage and
 * the state of its history.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
