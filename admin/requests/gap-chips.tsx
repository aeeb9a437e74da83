import { Chip, Stack, Typography } from '@mui/material'
import type { Gap } from '../../shared/settings/placeholders.ts'

type Props = { gaps: Gap[]; onChoose: (gap: Gap) => void }

export function GapChips({ gaps, onChoose }: Props) {
  if (gaps.length === 0) return null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Typography variant="body2">Falta completar:</Typography>
      {gaps.map((gap) => (
        <Chip
          key={gap.start}
          component="button"
          type="button"
          size="small"
          variant="outlined"
          color="warning"
          label={gap.text}
          onClick={() => onChoose(gap)}
        />
      ))}
    </Stack>
  )
}

export function selectRange(
  field: HTMLTextAreaElement | null,
  range: { start: number; end: number } | undefined,
): void {
  if (!field || !range) return
  field.setSelectionRange(range.start, range.end)
  field.focus()
}
