import { useShowContext } from 'react-admin'
import type { RequestDetail, RequestItem } from '../../contract/requests/inbox.ts'

/** Coming from the list, react-admin first hands over the list's row, which has less. */
export function useWholeRequest(): RequestDetail | undefined {
  const { record } = useShowContext<RequestItem | RequestDetail>()
  return record && 'history' in record ? record : undefined
}
