import Schedule from '@mui/icons-material/Schedule'
import { Stack } from '@mui/material'
import type { RequestItem } from '../../contract/requests/inbox.ts'
import { durationText } from '../../time-text.ts'

const looks = {
  amber: { color: 'warning.main', fontWeight: 700 },
  red: { color: 'error.main', fontWeight: 800 },
}

type Props = { request: Pick<RequestItem, 'waitingHours' | 'lateness' | 'firstAnsweredAt'> }

/** These are working hours, from receipt to the first answer. */
export function Waiting({ request: { waitingHours, lateness, firstAnsweredAt } }: Props) {
  if (waitingHours === null) return <span>–</span>
  return (
    <Stack
      direction="row"
      component="span"
      title={firstAnsweredAt ? 'Horas hábiles hasta la primera respuesta' : 'Horas hábiles de espera'}
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
