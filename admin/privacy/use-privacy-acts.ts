import { useQuery } from '@tanstack/react-query'
import type { PrivacyAct } from '../../contract/privacy/privacy.ts'
import { callForJson } from '../shell/call-api.ts'

export function usePrivacyActs(): PrivacyAct[] {
  const { data } = useQuery({
    queryKey: ['privacy-acts'],
    queryFn: () => callForJson<{ data: PrivacyAct[] }>('/privacy/acts'),
  })
  return data?.data ?? []
}
