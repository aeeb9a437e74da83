import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { useCompared, useStoredCompared } from '../catalogue/compared.tsx'
import { queryClient } from './query-client.ts'

const CompareTray = lazy(() => import('../catalogue/compare-tray.tsx'))

/** Pages outside this layout do not load the query library. */
export default function WithQueries() {
  const [client] = useState(queryClient)
  const isComparing = useCompared(({ ids }) => ids.length > 0)
  useStoredCompared()
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      {isComparing && (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
