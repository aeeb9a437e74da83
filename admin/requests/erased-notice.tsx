import { Alert } from '@mui/material'
import { momentText } from '../../shared/time-text.ts'

export function ErasedNotice({ at }: { at: string }) {
  return (
    <Alert severity="info">
      Los datos personales se eliminaron el {momentText(at)}. Quedan el folio, las fechas y los productos del catálogo,
      para las estadísticas; ya no se puede responder, anotar ni cambiar.
    </Alert>
  )
}
