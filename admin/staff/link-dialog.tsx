import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import type { OneTimeLink } from '../../contract/staff/staff.ts'

type Props = { name: string; link: OneTimeLink; onClose: () => void }

/** The link is shown only once, because only its hash is stored. */
export function LinkDialog({ name, link, onClose }: Props) {
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(link.link)
    notify('Enlace copiado.', { type: 'success' })
  }
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">Enlace para {name}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Con este enlace {name} elige su contraseña. Sirve una sola vez, durante 24 horas, y no vuelve a mostrarse.
          Envíaselo por un medio seguro.
        </DialogContentText>
        <TextField label="Enlace" value={link.link} slotProps={{ htmlInput: { readOnly: true } }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Cerrar
        </Button>
        <Button onClick={copy} variant="contained">
          Copiar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
