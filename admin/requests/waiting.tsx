import Schedule from '@mui/icons-material/Schedule'
import { Stack } from '@mui/material'
import type { RequestItem } from '../../shared/requests/inbox.ts'
import { durationText } from '../../shared/time-text.ts'

const looks = {
  amber: { color: 'warning.main', fontWeight: 700 },
  red: { color: 'error.main', fontWeight: 800 },
}

type Props = { request: Pick<RequestItem, 'waitingSince' | 'waitingHours' | 'lateness' | 'firstAnsweredAt'> }

/** These are working hours: those of the current wait, or else those until the first answer. */
export function Waiting({ request: { waitingSince, waitingHours, lateness, firstAnsweredAt } }: Props) {
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
        ...(lateness ? looks[lateness] : { color: 'text.secondary' }),
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
