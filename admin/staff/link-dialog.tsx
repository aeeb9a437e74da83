import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { OneTimeLink } from '../../shared/staff/staff.ts'
import { LinkField } from '../shell/link-field.tsx'

type Props = { name: string; link: OneTimeLink; onClose: () => void }

/** The link is shown only once, because only its hash is stored. */
export function LinkDialog({ name, link, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">Enlace para {name}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Con este enlace {name} elige su contraseña. Sirve una sola vez, durante 24 horas, y no vuelve a mostrarse.
          Envíaselo por un medio seguro.
        </DialogContentText>
        <LinkField label="Enlace" address={link.link} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
