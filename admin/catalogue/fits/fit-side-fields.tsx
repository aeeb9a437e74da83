import { Autocomplete, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import type { FitSide } from '../../../shared/catalogue/fits.ts'
import { useCategoryChoices } from '../category-choices.ts'

type Props = {
  title: string
  side: FitSide
  errors: Record<string, string>
  path: string
  onChange: (side: FitSide) => void
}

export function FitSideFields({ title, side, errors, path, onChange }: Props) {
  const { choices } = useCategoryChoices()
  const heading = useId()
  const problem = (field: keyof FitSide, help: string) => {
    const error = errors[`${path}.${field}`]
    return { error: error !== undefined, helperText: error ?? help }
  }
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 2 }}>
      <Typography id={heading} component="h3" variant="h3">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label="Título del grupo"
          value={side.heading}
          onChange={({ target }) => onChange({ ...side, heading: target.value })}
          {...problem('heading', 'Como se lee en el sitio: «Sellos»')}
        />
        <TextField
          label="Nombre con artículo"
          value={side.name}
          onChange={({ target }) => onChange({ ...side, name: target.value })}
          {...problem('name', 'Como empieza la advertencia: «el sello»')}
        />
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={choices}
          value={choices.filter(({ id }) => side.categoryIds.includes(id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          onChange={(_event, chosen) => onChange({ ...side, categoryIds: chosen.map(({ id }) => id) })}
          renderInput={(field) => (
            <TextField {...field} label="Categorías" {...problem('categoryIds', 'Con sus subcategorías')} />
          )}
        />
        <TextField
          select
          label="La medida"
          value={side.role}
          onChange={({ target }) => onChange({ ...side, role: target.value === 'has' ? 'has' : 'takes' })}
          {...problem('role', 'Decide qué frase se usa de cada medida')}
        >
          <MenuItem value="has">La tiene: un zuncho mide 16 mm</MenuItem>
          <MenuItem value="takes">La recibe: un sello es para 16 mm</MenuItem>
        </TextField>
      </Box>
    </Box>
  )
}
