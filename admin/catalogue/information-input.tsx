import { FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material'
import { Controller, useFormContext } from 'react-hook-form'
import type { ProductForm } from '../../shared/catalogue/products.ts'

const toLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

export function InformationInput() {
  const { control } = useFormContext<ProductForm>()
  return (
    <Controller
      control={control}
      name="information"
      render={({ field: { value = [], onChange, onBlur, ref }, fieldState: { error } }) => {
        const isList = Array.isArray(value)
        const problem = Array.isArray(error) ? error.find(Boolean)?.message : error?.message
        return (
          <Stack sx={{ width: '100%' }}>
            <RadioGroup
              row
              aria-label="Cómo se muestra la información"
              value={isList ? 'list' : 'text'}
              onChange={(_event, kind) =>
                onChange(kind === 'list' ? toLines(String(value)) : [value].flat().join('\n'))
              }
            >
              <FormControlLabel value="list" control={<Radio />} label="Lista con marcas" />
              <FormControlLabel value="text" control={<Radio />} label="Texto corrido" />
            </RadioGroup>
            <TextField
              inputRef={ref}
              label="Información"
              multiline
              minRows={4}
              value={isList ? value.join('\n') : value}
              onBlur={() => {
                if (isList) onChange(value.filter((line) => line.trim() !== ''))
                onBlur()
              }}
              onChange={({ target }) => onChange(isList ? target.value.split('\n') : target.value)}
              error={problem !== undefined}
              helperText={problem ?? (isList ? 'Un punto por línea' : 'Se muestra tal como está')}
            />
          </Stack>
        )
      }}
    />
  )
}
