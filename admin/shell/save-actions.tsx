import { Button, DialogActions } from '@mui/material'

type Props = { isRunning: boolean; onCancel: () => void }

/** The buttons of a dialog around a form. */
export function SaveActions({ isRunning, onCancel }: Props) {
  return (
    <DialogActions>
      <Button color="secondary" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" variant="contained" disabled={isRunning}>
        Guardar
      </Button>
    </DialogActions>
  )
}
