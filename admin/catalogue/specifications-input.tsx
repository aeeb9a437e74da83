import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material'
import { type ClipboardEvent, useMemo } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { AdminAttribute } from '../../shared/catalogue/attributes/attribute.ts'
import { createDictionary, type Dictionary } from '../../shared/catalogue/attributes/dictionary.ts'
import type { AdminCategory } from '../../shared/catalogue/categories.ts'
import type { ProductForm } from '../../shared/catalogue/products.ts'
import { MoveButtons } from '../forms/move-buttons.tsx'
import { readingText } from './attributes/attribute-texts.ts'
import { missingRows, type OfferedRows, readPastedRows } from './specification-rows.ts'

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
                      error?.message ??
                      (name === 'value' && (
                        <SpecificationReading index={index} dictionary={dictionary} categoryIds={categoryIds} />
                      ))
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

type Props = { index: number; dictionary: Dictionary | undefined; categoryIds: number[] | undefined }

/** How the row is understood as it stands in the form. */
function SpecificationReading({ index, dictionary, categoryIds }: Props) {
  const row = useWatch<ProductForm, `specifications.${number}`>({ name: `specifications.${index}` })
  if (!dictionary || !categoryIds?.length || !row?.key.trim() || !row.value.trim()) return null
  const { text, isUnderstood } = readingText(dictionary.readRow(row, categoryIds))
  return (
    <Box component="span" sx={{ color: isUnderstood ? 'text.secondary' : 'warning.main' }}>
      {text}
    </Box>
  )
}

const all = { pagination: { page: 1, perPage: 1000 } }

/** Undefined until the attributes are there. */
function useDictionary() {
  const { data: attributes } = useGetList<AdminAttribute>('atributos', all)
  return useMemo(() => attributes && createDictionary(attributes), [attributes])
}

/** The category and the one above it; undefined until the categories are there. */
function useLineage(categoryId: number | undefined): number[] | undefined {
  const { data } = useGetList<AdminCategory>('categorias', all)
  if (!data) return undefined
  if (!categoryId) return []
  const parentId = data.find(({ id }) => id === categoryId)?.parentId
  return parentId ? [categoryId, parentId] : [categoryId]
}
