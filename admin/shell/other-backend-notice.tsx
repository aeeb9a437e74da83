import { Alert } from '@mui/material'
import { otherBackend } from './other-backend.ts'

export function OtherBackendNotice() {
  if (!otherBackend) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, bgcolor: 'background.paper' }}>
      Este sitio muestra el catálogo de {otherBackend} y le envía las solicitudes. Lo que cambies aquí no se verá en el
      sitio.
    </Alert>
  )
}
