import { Alert, Button, Stack, Typography } from '@mui/material'
import { DifferenceList } from './difference-list.tsx'
import { describe, differencesBetween, nothing } from './differences.ts'

type Content = Record<string, unknown>

type Props = { base: Content; theirs: Content; merged: Content; onKeepMine: () => void; onTakeTheirs: () => void }

const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

export function ColleagueNotice({ base, theirs, merged, onKeepMine, onTakeTheirs }: Props) {
  const kept = describe(merged)
  const differences = differencesBetween(base, theirs).map((difference) =>
    (kept.get(difference.label) ?? nothing) === difference.after
      ? difference
      : { ...difference, note: 'también lo cambiaste tú' },
  )
  return (
    <Alert severity="warning" ref={show} sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Otra persona guardó cambios mientras editabas.
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Lo que escribiste sigue aquí y no se ha guardado.
      </Typography>
      <DifferenceList differences={differences} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          Sumar lo mío a lo suyo
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Usar lo suyo
        </Button>
      </Stack>
    </Alert>
  )
}
