import Close from '@mui/icons-material/Close'
import Undo from '@mui/icons-material/Undo'
import { Alert, Button, IconButton, type SxProps } from '@mui/material'

type Props = { said: string; onUndo: () => void; onClose: () => void; sx?: SxProps }

/** Stays until it is used or closed: nobody has to be quick to get back what was typed. */
export function UndoNotice({ said, onUndo, onClose, sx = {} }: Props) {
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ bgcolor: 'background.paper', ...sx }}
      action={
        <>
          <Button color="inherit" size="small" startIcon={<Undo />} onClick={onUndo}>
            Deshacer
          </Button>
          <IconButton color="inherit" size="small" aria-label="Cerrar el aviso" onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {said}
    </Alert>
  )
}
