import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../../shared/api-error.ts'

const minute = 60_000
const retries = 3

const isFinal = (error: Error) => isApiError(error) && [401, 404].includes(error.status)

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        // On the server a garbage-collection timer would keep the data in memory after the page is sent.
        gcTime: typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 5 * minute,
        // Offline queries must fail visibly instead of waiting for a connection.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && !isFinal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        refetchOnWindowFocus: false,
      },
    },
  })

let ofThisBrowser: QueryClient | undefined

export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  ofThisBrowser ??= createQueryClient()
  return ofThisBrowser
}
