import { useShowContext } from 'react-admin'
import type { RequestDetail, RequestItem } from '../../shared/requests/inbox.ts'

/** Coming from the list, react-admin first provides the list's row, which is incomplete. */
export function useWholeRequest(): RequestDetail | undefined {
  const { record } = useShowContext<RequestItem | RequestDetail>()
  return record && 'history' in record ? record : undefined
}
