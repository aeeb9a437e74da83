import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { createDictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import { readingText } from './reading-text.ts'

export function AttributeTrial() {
  const { control } = useFormContext<AttributeForm>()
  const attribute = readable(useWatch({ control }) as AttributeForm)
  const names = [...new Set(attribute.rows.map(({ name }) => name))]
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const name = names.includes(chosen) ? chosen : (names[0] ?? '')
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Así se lee una fila con lo que está escrito arriba, aunque no se haya guardado.
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <TextField
          select
          label="En la fila"
          value={name}
          disabled={names.length === 0}
          onChange={({ target }) => setChosen(target.value)}
        >
          {names.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Texto de la fila"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // Enter would save the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Box>
      <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 600, minHeight: '1.5em' }}>
        {name && text.trim() && reading(attribute, name, text)}
      </Typography>
    </>
  )
}

function reading(attribute: AttributeForm, name: string, text: string): string {
  const rows = attribute.rows.filter((row) => row.name === name)
  const [key = ''] = name.split(':')
  const { readRow } = createDictionary([{ ...attribute, rows: rows.slice(0, 1) }])
  return readingText(readRow({ key, value: text }, rows[0]?.categoryIds ?? [])).text
}

/** A form that is still being filled in has gaps. */
const readable = ({ rows, units, choices, ...rest }: AttributeForm): AttributeForm => ({
  ...rest,
  rows: rows.filter(({ name }) => name.trim() !== ''),
  units: units.filter(({ name, factor }) => name.trim() !== '' && factor > 0),
  choices: choices.filter(({ name }) => name.trim() !== ''),
})
