import { HttpError, useNotify, useRedirect } from 'react-admin'
import { refetchWaiting } from './refetch-waiting.ts'

/** How the detail is asked for. A call that fails takes nobody away from the answer they are writing. */
export function useRequestQuery() {
  const notify = useNotify()
  const redirect = useRedirect()
  const onError = (error: Error) => {
    notify(error.message, { type: 'error' })
    if (error instanceof HttpError && error.status === 404) redirect('list', 'solicitudes')
  }
  return { ...refetchWaiting, onError }
}
