import Schedule from '@mui/icons-material/Schedule'
import { Chip, Stack } from '@mui/material'
import { colours } from '../../shared/colours.ts'
import type { RequestItem, RequestStatus } from '../../shared/requests/inbox.ts'
import { statusNames } from '../../shared/requests/request-names.ts'
import { durationText } from '../../shared/time-text.ts'
import { QuoteInInboxChip } from '../quotes/quote-chip.tsx'

/** A filled chip means that staff must act. */
const looks: Record<RequestStatus, { bgcolor?: string; color: string; borderColor?: string }> = {
  new: { bgcolor: colours.red, color: colours.white },
  in_progress: { bgcolor: colours.ink, color: colours.white },
  needs_information: { bgcolor: colours['steel-600'], color: colours.white },
  answered: { bgcolor: colours['steel-100'], color: colours.ink },
  closed: { color: colours['steel-600'], borderColor: colours['steel-400'] },
  spam: { color: colours['steel-600'], borderColor: colours['steel-400'] },
}

export function StatusChip({ status }: { status: RequestStatus }) {
  const { borderColor, ...look } = looks[status]
  return (
    <Chip
      size="small"
      label={statusNames[status]}
      variant={borderColor ? 'outlined' : 'filled'}
      sx={{ ...look, ...(borderColor && { borderColor, bgcolor: 'transparent' }) }}
    />
  )
}

const mailLooks = {
  reply: {
    queued: { label: 'Respuesta en cola', color: 'warning' },
    failed: { label: 'La respuesta no salió', color: 'error' },
  },
  quote: {
    queued: { label: 'Cotización en cola', color: 'warning' },
    failed: { label: 'La cotización no salió', color: 'error' },
  },
} as const

/** Any other status means that staff have looked at it. */
export const isSuspicious = ({ status, spamSigns }: Pick<RequestItem, 'status' | 'spamSigns'>) =>
  status === 'new' && spamSigns.length > 0

type Props = { request: Pick<RequestItem, 'status' | 'spamSigns' | 'mails' | 'quote'> }

export function RequestChips({ request }: Props) {
  const { status, mails, quote } = request
  const troubles = (['reply', 'quote'] as const).flatMap((kind) => {
    const state = mails.findLast((mail) => mail.kind === kind)?.state
    return state === 'queued' || state === 'failed' ? mailLooks[kind][state] : []
  })
  return (
    <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip status={status} />
      {isSuspicious(request) && <Chip size="small" variant="outlined" color="warning" label="¿Spam?" />}
      {quote && <QuoteInInboxChip status={quote.status} />}
      {troubles.map((look) => (
        <Chip key={look.label} size="small" variant="outlined" {...look} />
      ))}
    </Stack>
  )
}

const latenessLooks = {
  amber: { color: 'warning.main', fontWeight: 700 },
  red: { color: 'error.main', fontWeight: 800 },
}

type WaitingProps = { request: Pick<RequestItem, 'waitingSince' | 'waitingHours' | 'lateness' | 'firstAnsweredAt'> }

/** These are working hours: those of the current wait, or else those until the first answer. */
export function Waiting({ request: { waitingSince, waitingHours, lateness, firstAnsweredAt } }: WaitingProps) {
  if (waitingHours === null) return <span>–</span>
  return (
    <Stack
      direction="row"
      component="span"
      title={titleOf(waitingSince, firstAnsweredAt)}
      sx={{
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        ...(lateness ? latenessLooks[lateness] : { color: 'text.secondary' }),
      }}
    >
      {lateness && <Schedule fontSize="small" aria-label={lateness === 'red' ? 'Muy atrasada' : 'Atrasada'} />}
      {durationText(waitingHours)}
    </Stack>
  )
}

function titleOf(waitingSince: string | null, firstAnsweredAt: string | null): string {
  if (!waitingSince) return 'Horas hábiles hasta la primera respuesta'
  return firstAnsweredAt ? 'Horas hábiles desde que el cliente reaccionó a la cotización' : 'Horas hábiles de espera'
}
