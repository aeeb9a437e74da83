import DoNotDisturb from '@mui/icons-material/DoNotDisturbOnOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import FrontHand from '@mui/icons-material/FrontHandOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import Archive from '@mui/icons-material/Inventory2Outlined'
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import { Stack } from '@mui/material'
import type { MailState, RequestItem } from '../../shared/requests/inbox.ts'
import { mailNames, mailStateNames } from './names.ts'

const icons = {
  queued: HourglassEmpty,
  sent: MarkEmailRead,
  filed: Archive,
  failed: ErrorOutline,
  dropped: DoNotDisturb,
  withheld: FrontHand,
}
const tones = {
  queued: 'action',
  sent: 'success',
  filed: 'action',
  failed: 'error',
  dropped: 'disabled',
  withheld: 'warning',
} as const

export function MailStateIcon({ state, label }: { state: MailState; label?: string }) {
  const Icon = icons[state]
  const name = label ?? mailStateNames[state]
  return <Icon fontSize="small" color={tones[state]} titleAccess={name} />
}

export function MailStates({ mails }: Pick<RequestItem, 'mails'>) {
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.25 }}>
      {mails.map(({ id, kind, state }) => (
        <MailStateIcon key={id} state={state} label={`${mailNames[kind]}: ${mailStateNames[state].toLowerCase()}`} />
      ))}
    </Stack>
  )
}
