import { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../../contract/api-error.ts'

const minute = 60_000
const retries = 3

/** Answers rather than failures: it is not there, or not for this visitor. */
const isFinal = (error: Error) => isApiError(error) && [401, 404].includes(error.status)

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        // On the server a page's data goes with the page; a timer would hold it.
        gcTime: typeof document === 'undefined' ? Number.POSITIVE_INFINITY : 5 * minute,
        // Without a line a query fails, and says so, instead of waiting for one.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && !isFinal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        refetchOnWindowFocus: false,
      },
    },
  })

let ofThisBrowser: QueryClient | undefined

/** One for the whole visit in the browser; on the server a new one for every page. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  ofThisBrowser ??= createQueryClient()
  return ofThisBrowser
}
