import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material'
import type { Attribute } from '../../../shared/catalogue/attributes/attribute.ts'
import type { FitMeasure } from '../../../shared/catalogue/fits.ts'
import { MoveButtons } from '../move-buttons.tsx'

type Props = {
  attributes: Attribute[]
  measures: FitMeasure[]
  errors: Record<string, string>
  onChange: (measures: FitMeasure[]) => void
}

const blank: FitMeasure = { key: '', has: 'mide {valor}', takes: 'es para {valor}' }

export function FitMeasures({ attributes, measures, errors, onChange }: Props) {
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
