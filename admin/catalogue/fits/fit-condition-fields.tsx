import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { FitCondition } from '../../../shared/catalogue/fits.ts'

type Props = {
  title: string
  attributes: Attribute[]
  condition: FitCondition | null
  errors: Record<string, string>
  path: string
  onChange: (condition: FitCondition | null) => void
}

export function FitConditionFields({ title, attributes, condition, errors, path, onChange }: Props) {
  const heading = useId()
  const attribute = attributes.find(({ key }) => key === condition?.attribute)
  const problem = (field: keyof FitCondition, help: string) => {
    const error = errors[`${path}.${field}`]
    return { error: error !== undefined, helperText: error ?? help }
  }
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="h3">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Autocomplete
          options={attributes.filter(({ kind }) => kind === 'choice')}
          value={attribute ?? null}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ key }) => key}
          onChange={(_event, chosen) => onChange(chosen && { attribute: chosen.key, choice: '' })}
          renderInput={(field) => (
            <TextField {...field} label="Atributo de la condición" {...problem('attribute', 'Vacío: siempre')} />
          )}
        />
        {attribute && (
          <Autocomplete
            options={attribute.choices}
            value={attribute.choices.find(({ key }) => key === condition?.choice) ?? null}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ key }) => key}
            onChange={(_event, chosen) => onChange({ attribute: attribute.key, choice: chosen?.key ?? '' })}
            renderInput={(field) => <TextField {...field} label="Opción" {...problem('choice', ' ')} />}
          />
        )}
      </Box>
    </Box>
  )
}
