import { Alert, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ListNoResults, useListContext } from 'react-admin'

/** What react-admin calls empty may also be a list that could not be loaded. */
export function NoListResults({ children }: { children?: ReactNode }) {
  const { error, refetch } = useListContext()
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  return children ? <EmptyList>{children}</EmptyList> : <ListNoResults />
}

export function EmptyList({ children }: { children: ReactNode }) {
  return <Typography sx={{ p: 2 }}>{children}</Typography>
}

type Props = { error: Error; onRetry: () => void }

export function NotLoaded({ error, onRetry }: Props) {
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
