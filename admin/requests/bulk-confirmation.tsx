import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import type { RequestItem, RequestsChange } from '../../shared/requests/inbox.ts'

export type BulkPlan = { question: string; requests: RequestItem[]; change: Omit<RequestsChange, 'ids'> }

type Props = { plan: BulkPlan; isRunning: boolean; onConfirm: () => void; onClose: () => void }

export function BulkConfirmation({ plan: { question, requests }, isRunning, onConfirm, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="bulk-question">
      <DialogTitle id="bulk-question">{question}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {requests.map(({ id, folio, company, name }) => (
            <ListItem key={id} disableGutters disablePadding>
              <ListItemText primary={folio} secondary={`${company} · ${name}`} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={isRunning} onClick={onConfirm}>
          Cambiar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
