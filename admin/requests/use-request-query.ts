import { HttpError, useNotify, useRedirect } from 'react-admin'
import { refetchWaiting } from './refetch-waiting.ts'

/** A failed call must not redirect away from a reply that is being written. */
export function useRequestQuery() {
  const notify = useNotify()
  const redirect = useRedirect()
  const onError = (error: Error) => {
    notify(error.message, { type: 'error' })
    if (error instanceof HttpError && error.status === 404) redirect('list', 'solicitudes')
  }
  return { ...refetchWaiting, onError, retry: false }
}
