import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from './query-client.ts'

/** Around the pages that ask the backend; the others do without the library. */
export default function WithQueries() {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
