import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import type { InboxPulse } from '../../shared/requests/inbox.ts'
import { sentence } from '../../shared/text.ts'
import { callApi } from '../shell/call-api.ts'

const everyMs = 4000

type Pulse = InboxPulse & { mark: string }

const queryKey = ['inbox-pulse']

export const useLastPulse = () => useQuery<Pulse>({ queryKey, enabled: false }).data

export function useInboxPulse(): void {
  const queries = useQueryClient()
  const notify = useNotify()
  const seen = useRef<Pulse>(undefined)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askPulse(seen.current, signal),
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

  useEffect(() => {
    const before = seen.current
    seen.current = data
    if (!before || !data || before.mark === data.mark) return
    queries.invalidateQueries({ queryKey: ['solicitudes'] })
    if (data.latest && data.latest.id > (before.latest?.id ?? 0)) {
      notify(sentence(`Llegó ${data.latest.folio}, de ${data.latest.company}`), { type: 'info' })
    }
  }, [data, queries, notify])
}

async function askPulse(seen: Pulse | undefined, signal: AbortSignal): Promise<Pulse> {
  const headers: Record<string, string> = seen ? { 'If-None-Match': seen.mark } : {}
  const response = await callApi('/requests/pulse', { headers, signal })
  if (response.status === 304 && seen) return seen
  return { ...((await response.json()) as InboxPulse), mark: response.headers.get('ETag') ?? '' }
}
