import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Menu,
  MenuItem,
} from '@mui/material'
import { useId, useState } from 'react'
import { useListContext } from 'react-admin'
import type { RequestItem, RequestsChange } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/request-names.ts'
import { postAction } from '../shell/data-provider.ts'
import { useAction } from '../shell/use-action.ts'
import { choicesOf, useColleagues } from './request-names.ts'

/** Releasing a request from spam sends its mails. */
export function BulkActions() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<RequestItem>()
  const { run, isRunning } = useAction()
  const colleagues = useColleagues()
  const [plan, setPlan] = useState<BulkPlan>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const count = (number: number) => (number === 1 ? '1 solicitud' : `${number} solicitudes`)

  const carryOut = async ({ requests, change }: BulkPlan) => {
    const ids = requests.map(({ id }) => id)
    const said = `${count(ids.length)} ${ids.length === 1 ? 'cambiada' : 'cambiadas'}.`
    if (await run(() => postAction('solicitudes', 'change', { ids, ...change }), said)) onUnselectItems()
    setPlan(undefined)
  }
  return (
    <>
      <Choice
        label="Cambiar estado"
        choices={choicesOf(statusNames)}
        onChoose={({ id: status, name }) =>
          setPlan({ question: `¿Dejar ${count(chosen.length)} como «${name}»?`, requests: chosen, change: { status } })
        }
      />
      <Choice
        label="Asignar a"
        choices={[...colleagues, { id: '', name: 'Nadie' }]}
        onChoose={({ id, name }) =>
          setPlan({
            question: id
              ? `¿Asignar ${count(chosen.length)} a ${name}?`
              : `¿Dejar ${count(chosen.length)} sin responsable?`,
            requests: chosen,
            change: { ownerId: id || null },
          })
        }
      />
      {plan && (
        <BulkConfirmation
          plan={plan}
          isRunning={isRunning}
          onConfirm={() => carryOut(plan)}
          onClose={() => setPlan(undefined)}
        />
      )}
    </>
  )
}

type Named<Id> = { id: Id; name: string }
type ChoiceProps<Id> = { label: string; choices: Named<Id>[]; onChoose: (choice: Named<Id>) => void }

function Choice<Id extends string>({ label, choices, onChoose }: ChoiceProps<Id>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        id={id}
        size="small"
        color="secondary"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            onClick={() => {
              setAnchor(null)
              onChoose(choice)
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

type BulkPlan = { question: string; requests: RequestItem[]; change: Omit<RequestsChange, 'ids'> }

type Props = { plan: BulkPlan; isRunning: boolean; onConfirm: () => void; onClose: () => void }

function BulkConfirmation({ plan: { question, requests }, isRunning, onConfirm, onClose }: Props) {
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
