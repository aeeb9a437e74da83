import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material'
import type { ClipboardEvent } from 'react'
import { useNotify } from 'react-admin'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { missingRows } from './attributes/missing-rows.ts'
import { RowReading } from './attributes/row-reading.tsx'
import { useDictionary, useLineage } from './attributes/use-dictionary.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { OfferedRows } from './offered-rows.ts'
import { readPastedRows } from './pasted-rows.ts'

const columns = [
  { name: 'key', label: 'Característica' },
  { name: 'value', label: 'Valor' },
] as const

export function SpecificationsInput() {
  const { control, getValues, formState } = useFormContext<OfferedRows>()
  const { specifications: errors } = formState.errors
  const problem = errors?.message ?? errors?.root?.message
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'specifications', keyName: 'row' })
  const notify = useNotify()
  const dictionary = useDictionary()
  const categoryIds = useLineage(useWatch({ control, name: 'categoryId' }))

  const onPaste = (index: number) => (event: ClipboardEvent) => {
    const rows = readPastedRows(event.clipboardData.getData('text/plain'))
    if (rows.length === 0) return
    event.preventDefault()
    const { key, value } = getValues(`specifications.${index}`)
    if (!key && !value) remove(index)
    insert(key || value ? index + 1 : index, rows)
  }
  const offerRows = () => {
    if (!dictionary || !categoryIds) return
    if (categoryIds.length === 0) return notify('Elige primero la categoría.', { type: 'warning' })
    const missing = missingRows(dictionary, categoryIds, getValues('specifications'))
    if (missing.length === 0) return notify('La ficha ya tiene las filas de su categoría.', { type: 'info' })
    append(missing.map((key) => ({ key, value: '', isOffered: true })))
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" color="textSecondary">
        Puedes copiar dos columnas de una planilla y pegarlas en una fila: se agregan todas.
      </Typography>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((field, index) => (
          <Box
            key={field.row}
            component="li"
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr auto' },
              alignItems: 'start',
            }}
          >
            {columns.map(({ name, label }) => (
              <Controller
                key={name}
                control={control}
                name={`specifications.${index}.${name}`}
                render={({ field: input, fieldState: { error } }) => (
                  <TextField
                    {...input}
                    label={`${label} ${index + 1}`}
                    onPaste={onPaste(index)}
                    error={error !== undefined}
                    helperText={
                      error?.message ?? (name === 'value' && <RowReading {...{ index, dictionary, categoryIds }} />)
                    }
                  />
                )}
              />
            ))}
            <Stack direction="row" sx={{ justifyContent: 'flex-end', pt: { sm: 1 } }}>
              <MoveButtons
                name={`fila ${index + 1}`}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
              />
              <IconButton aria-label={`Quitar fila ${index + 1}`} onClick={() => remove(index)}>
                <Close fontSize="small" />
              </IconButton>
            </Stack>
          </Box>
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<Add />} onClick={() => append({ key: '', value: '' })}>
          Agregar especificación
        </Button>
        <Button startIcon={<PlaylistAdd />} disabled={!dictionary || !categoryIds} onClick={offerRows}>
          Agregar las filas de la categoría
        </Button>
      </Stack>
    </Stack>
  )
}
