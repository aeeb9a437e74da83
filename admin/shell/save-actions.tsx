import { Button, DialogActions } from '@mui/material'

type Props = { label?: string; isRunning: boolean; onCancel: () => void }

/** The buttons of a dialog around a form. */
export function SaveActions({ label = 'Guardar', isRunning, onCancel }: Props) {
  return (
    <DialogActions>
      <Button color="secondary" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" variant="contained" disabled={isRunning}>
        {label}
      </Button>
    </DialogActions>
  )
}
