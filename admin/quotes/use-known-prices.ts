import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Currency } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { callForJson } from '../shell/call-api.ts'
import type { EditedQuote } from './edited-quote.ts'
import { quotesPath } from './use-request-quotes.ts'

export function knownPricesQuery(requestId: number, lines: EditedQuote['lines'], currency: Currency) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const query = new URLSearchParams([['currency', currency], ...ids.map((id) => ['productId', String(id)])])
  return queryOptions({
    queryKey: ['known-prices', requestId, String(query)],
    queryFn: async ({ signal }) => {
      const path = `${quotesPath(requestId)}/prices?${query}`
      return (await callForJson<{ data: KnownPrices[] }>(path, { signal })).data
    },
  })
}

/** While those of an added product or of another currency are read, the ones before stay. */
export function useKnownPrices(requestId: number, { lines, currency }: EditedQuote) {
  const { data = [] } = useQuery({
    ...knownPricesQuery(requestId, lines, currency),
    placeholderData: keepPreviousData,
  })
  return (productId: number | null) =>
    data.find((known) => known.productId === productId && known.currency === currency)
}
