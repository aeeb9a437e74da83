import { Alert } from '@mui/material'
import { atLength } from '../moment.ts'

/** In place of the person. */
export function ErasedNotice({ at }: { at: string }) {
  return (
    <Alert severity="info">
      Los datos personales se eliminaron el {atLength(at)}. Quedan el folio, las fechas y los productos del catálogo,
      para las estadísticas; ya no se puede responder, anotar ni cambiar.
    </Alert>
  )
}
