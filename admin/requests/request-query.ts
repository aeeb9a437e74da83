import { HttpError, useNotify, useRedirect, useShowContext } from 'react-admin'
import type { RequestDetail, RequestItem } from '../../shared/requests/inbox.ts'

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

/** Coming from the list, react-admin first provides the list's row, which is incomplete. */
export function useWholeRequest(): RequestDetail | undefined {
  const { record } = useShowContext<RequestItem | RequestDetail>()
  return record && 'history' in record ? record : undefined
}

/** Waiting times grow without any change of data. */
export const refetchWaiting = { refetchInterval: 60_000 }
