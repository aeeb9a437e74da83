import { useQuery } from '@tanstack/react-query'
import type { PrivacyEvent } from '../../contract/privacy/privacy.ts'
import { callForJson } from '../shell/call-api.ts'

export function usePrivacyEvents(): PrivacyEvent[] {
  const { data } = useQuery({
    queryKey: ['privacy-events'],
    queryFn: () => callForJson<{ data: PrivacyEvent[] }>('/privacy/acts'),
  })
  return data?.data ?? []
}
