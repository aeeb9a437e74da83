import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, Button, FormHelperText, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { FitCondition, FitMeasure, FitSide } from '../../../shared/catalogue/fits.ts'
import { MoveButtons } from '../../forms/move-buttons.tsx'
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

type FitMeasuresProps = {
  attributes: Attribute[]
  measures: FitMeasure[]
  errors: Record<string, string>
  onChange: (measures: FitMeasure[]) => void
}

const blank: FitMeasure = { key: '', has: 'mide {valor}', takes: 'es para {valor}' }

export function FitMeasures({ attributes, measures, errors, onChange }: FitMeasuresProps) {
  return (
    <Box component="section" aria-labelledby="fit-measures" sx={{ mb: 2 }}>
      <Typography id="fit-measures" component="h3" variant="h3">
        Medidas que deben coincidir
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Si falta la primera en uno de los productos, no se dice nada. En las frases, {'{valor}'} es el valor del
        producto.
      </Typography>
      {measures.map((measure, index) => {
        const place = `Medida ${index + 1}`
        return (
          <Box
            key={place}
            component="fieldset"
            aria-label={place}
            sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, mt: 1, p: 0, pt: 1, minWidth: 0 }}
          >
            <MeasureFields
              attributes={attributes}
              measure={measure}
              problemOf={(field) => errors[`measures.${index}.${field}`]}
              onChange={(changed) => onChange(measures.with(index, changed))}
            />
            <Box sx={{ textAlign: 'right' }}>
              <MoveButtons
                name={place.toLowerCase()}
                index={index}
                count={measures.length}
                onMove={(to) => onChange(measures.toSpliced(index, 1).toSpliced(to, 0, measure))}
              />
              <IconButton
                aria-label={`Quitar ${place.toLowerCase()}`}
                onClick={() => onChange(measures.toSpliced(index, 1))}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        )
      })}
      {errors.measures && <FormHelperText error>{errors.measures}</FormHelperText>}
      <Button startIcon={<Add />} onClick={() => onChange([...measures, blank])}>
        Agregar medida
      </Button>
    </Box>
  )
}

type FieldsProps = {
  attributes: Attribute[]
  measure: FitMeasure
  problemOf: (field: keyof FitMeasure) => string | undefined
  onChange: (measure: FitMeasure) => void
}

function MeasureFields({ attributes, measure, problemOf, onChange }: FieldsProps) {
  const problem = (field: keyof FitMeasure) => ({
    error: problemOf(field) !== undefined,
    helperText: problemOf(field),
  })
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
      <Autocomplete
        options={attributes}
        value={attributes.find(({ key }) => key === measure.key) ?? null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ key }) => key}
        onChange={(_event, chosen) => onChange({ ...measure, key: chosen?.key ?? '' })}
        renderInput={(field) => <TextField {...field} label="Atributo" {...problem('key')} />}
      />
      <TextField
        label="Frase de quien la tiene"
        value={measure.has}
        onChange={({ target }) => onChange({ ...measure, has: target.value })}
        {...problem('has')}
      />
      <TextField
        label="Frase de quien la recibe"
        value={measure.takes}
        onChange={({ target }) => onChange({ ...measure, takes: target.value })}
        {...problem('takes')}
      />
    </Box>
  )
}

type FitConditionFieldsProps = {
  title: string
  attributes: Attribute[]
  condition: FitCondition | null
  errors: Record<string, string>
  path: string
  onChange: (condition: FitCondition | null) => void
}

export function FitConditionFields({ title, attributes, condition, errors, path, onChange }: FitConditionFieldsProps) {
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
