import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PrivacyAct } from '../../contract/admin/privacy.ts'
import { callForJson } from '../call-api.ts'

const key = ['privacy-acts']

export function usePrivacyActs(): PrivacyAct[] {
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => callForJson<{ data: PrivacyAct[] }>('/privacy/acts'),
  })
  return data?.data ?? []
}

export function useRefreshActs(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}
