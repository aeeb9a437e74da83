import { Chip, Stack } from '@mui/material'
import { Fragment } from 'react'
import type { SynonymForm } from '../../contract/catalogue/synonyms.ts'

/** "zuncho = suncho = fleje", or one-way "plástico → pp, pet", with a chip for each word. */
export function SynonymWords({ words, isOneWay }: SynonymForm) {
  const before = (index: number) => (isOneWay ? (index === 1 ? '→' : ',') : '=')
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && <span>{before(index)}</span>}
          <Chip size="small" label={word} variant={isOneWay && index === 0 ? 'filled' : 'outlined'} />
        </Fragment>
      ))}
    </Stack>
  )
}
