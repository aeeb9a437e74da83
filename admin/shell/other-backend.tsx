import { Alert } from '@mui/material'

/** This is the host of the backend that the site uses instead of ours. */
export const otherBackendHost =
  document.querySelector<HTMLMetaElement>('meta[name="other-backend"]')?.content || undefined

export function OtherBackendNotice() {
  if (!otherBackendHost) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, bgcolor: 'background.paper' }}>
      Este sitio muestra el catálogo de {otherBackendHost} y le envía las solicitudes. Lo que cambies aquí no se verá en
      el sitio.
    </Alert>
  )
}
