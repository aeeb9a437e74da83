import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Quote, RequestQuotes } from '../../shared/quotes/quote.ts'
import { callForJson } from '../shell/call-api.ts'

/** The key begins like those of requests, so that the inbox's pulse refreshes both. */
const keyOf = (requestId: number) => ['solicitudes', 'quotes', requestId]

export const quotesPath = (requestId: number) => `/requests/${requestId}/quotes`

export const useRequestQuotes = (requestId: number, options: { refetchInterval?: number; retry?: false } = {}) =>
  useQuery({
    ...options,
    queryKey: keyOf(requestId),
    queryFn: ({ signal }) => callForJson<RequestQuotes>(quotesPath(requestId), { signal }),
  })

/** The changed quotes show at once, without waiting for a refetch. */
export function useChangeQuotes(requestId: number) {
  const queries = useQueryClient()
  return async (method: string, path: string, body: unknown = {}): Promise<RequestQuotes> => {
    const quotes = await callForJson<RequestQuotes>(`${quotesPath(requestId)}${path}`, { method, body })
    queries.setQueryData(keyOf(requestId), quotes)
    return quotes
  }
}

export const draftIn = ({ quotes }: RequestQuotes) => quotes.find(({ status }) => status === 'draft')

export const sentIn = ({ quotes }: RequestQuotes) => quotes.filter(({ status }) => status !== 'draft')

export const pdfAddress = ({ requestId, version }: Pick<Quote, 'requestId' | 'version'>) =>
  `/api/admin/requests/${requestId}/quotes/${version}.pdf`
