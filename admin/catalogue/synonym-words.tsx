import { Box, Chip, Stack } from '@mui/material'
import type { SynonymForm } from '../../shared/catalogue/synonyms.ts'

export function SynonymWords({ words, isOneWay }: SynonymForm) {
  const signAfter = (index: number) => {
    if (index === words.length - 1) return ''
    return isOneWay ? (index === 0 ? '→' : ',') : '='
  }
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', minWidth: 0 }}>
      {words.map((word, index) => (
        <Box key={word} component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', minWidth: 0 }}>
          <Chip size="small" label={word} variant={isOneWay && index === 0 ? 'filled' : 'outlined'} />{' '}
          {signAfter(index)}
        </Box>
      ))}
    </Stack>
  )
}
