import type { ReactNode } from 'react'
import { ListNoResults, useListContext } from 'react-admin'
import { EmptyList } from './empty-list.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** What react-admin calls empty may also be a list that could not be loaded. */
export function NoResults({ children }: { children?: ReactNode }) {
  const { error, refetch } = useListContext()
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  return children ? <EmptyList>{children}</EmptyList> : <ListNoResults />
}
