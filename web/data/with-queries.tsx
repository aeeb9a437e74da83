import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { CompareTray } from '../catalogue/compare-tray.tsx'
import { queryClient } from './query-client.ts'

/** Pages outside this layout do not load the query library. */
export default function WithQueries() {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <CompareTray />
    </QueryClientProvider>
  )
}
