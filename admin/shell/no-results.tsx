import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { ListNoResults, useListContext } from 'react-admin'
import { EmptyList } from './empty-list.tsx'

/** What react-admin calls empty may also be a list that could not be loaded. */
export function NoResults({ children }: { children?: ReactNode }) {
  const { error, refetch } = useListContext()
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  return children ? <EmptyList>{children}</EmptyList> : <ListNoResults />
}

export function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const again = (
    <Button color="inherit" size="small" onClick={onRetry}>
      Reintentar
    </Button>
  )
  return (
    <Alert severity="error" action={again} sx={{ m: 2 }}>
      {error.message}
    </Alert>
  )
}
