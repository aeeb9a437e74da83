import { Alert, Button } from '@mui/material'

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
