import Close from '@mui/icons-material/Close'
import { Box, Card, IconButton, Stack, TextField } from '@mui/material'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { maxDownloads, type ProductForm } from '../../shared/catalogue/products.ts'
import { DropZone } from './drop-zone.tsx'
import { MoveButtons } from './move-buttons.tsx'

const columns = [
  { name: 'name', label: 'Nombre' },
  { name: 'link', label: 'Dirección' },
] as const

const nameOf = (file: File) =>
  file.name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .slice(0, 120)

export function DownloadsInput() {
  const { control, formState } = useFormContext<ProductForm>()
  const { downloads: errors } = formState.errors
  const { fields, append, move, remove } = useFieldArray({ control, name: 'downloads', keyName: 'row' })
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DropZone
        kind="pdf"
        room={Math.max(0, maxDownloads - fields.length)}
        problem={errors?.message ?? errors?.root?.message}
        label="Arrastra un PDF hasta aquí o haz clic para elegirlo"
        hint="Hasta 15 MB, sin programas ni archivos adjuntos."
        onUploaded={(link, file) => append({ name: nameOf(file), link })}
      />
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((field, index) => (
          <Card key={field.row} component="li" sx={{ p: 1.5 }}>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' } }}>
              {columns.map(({ name, label }) => (
                <Controller
                  key={name}
                  control={control}
                  name={`downloads.${index}.${name}`}
                  render={({ field: input, fieldState: { error } }) => (
                    <TextField
                      {...input}
                      required
                      label={`${label} de la descarga ${index + 1}`}
                      error={error !== undefined}
                      helperText={error?.message}
                    />
                  )}
                />
              ))}
              <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
                <MoveButtons
                  name={`descarga ${index + 1}`}
                  index={index}
                  count={fields.length}
                  onMove={(to) => move(index, to)}
                />
                <IconButton aria-label={`Quitar descarga ${index + 1}`} onClick={() => remove(index)}>
                  <Close fontSize="small" />
                </IconButton>
              </Stack>
            </Box>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
