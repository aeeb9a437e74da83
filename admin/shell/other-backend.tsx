import { Alert } from '@mui/material'

/** This is the host of the backend that the site uses instead of ours. */
export const otherBackend = document.querySelector<HTMLMetaElement>('meta[name="other-backend"]')?.content || undefined

export function OtherBackendNotice() {
  if (!otherBackend) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, bgcolor: 'background.paper' }}>
      Este sitio muestra el catálogo de {otherBackend} y le envía las solicitudes. Lo que cambies aquí no se verá en el
      sitio.
    </Alert>
  )
}
