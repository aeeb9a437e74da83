import { Box, Typography } from '@mui/material'
import { aroundChange, type Difference } from './differences.ts'

const longest = 200

type Props = { differences: (Difference & { note?: string })[] }

export function DifferenceList({ differences }: Props) {
  return (
    <Box sx={{ minWidth: 240, overflowWrap: 'anywhere' }}>
      {differences.map(({ label, before, after, note }) => {
        const [old, now] = aroundChange(before, after, longest)
        return (
          <Typography key={label} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            <b>{label}</b>:{' '}
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {old}
            </Box>{' '}
            → <ins>{now}</ins>
            {note && ` (${note})`}
          </Typography>
        )
      })}
    </Box>
  )
}
