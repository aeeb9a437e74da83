import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, Card, Chip, FormHelperText, IconButton, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { maxDownloads, maxPictures, type ProductForm } from '../../shared/catalogue/products.ts'
import { DropZone } from '../forms/drop-zone.tsx'
import { MoveButtons } from '../forms/move-buttons.tsx'
import { visuallyHidden } from '../shell/theme.ts'
import { Thumbnail } from './thumbnail.tsx'

export function PicturesInput() {
  const { control, formState, clearErrors } = useFormContext<ProductForm>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'pictures', keyName: 'key' })
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const { pictures: errors } = formState.errors
  const problem = errors?.message ?? errors?.root?.message

  const put = (from: number, to: number) => {
    move(from, to)
    setSaid(`Imagen ${from + 1} movida al lugar ${to + 1} de ${fields.length}.`)
  }

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <DropZone
        kind="picture"
        room={maxPictures - fields.length}
        label={
          fields.length < maxPictures
            ? 'Arrastra imágenes hasta aquí o haz clic para elegirlas'
            : `Ya hay ${maxPictures} imágenes: quita una para agregar otra`
        }
        hint="JPG, PNG, WebP o AVIF, hasta 15 MB y 40 megapíxeles. Se convierten a los formatos del sitio."
        problem={problem}
        onUploaded={(src) => {
          if (problem) clearErrors('pictures')
          append({ src, alt: '' }, { shouldFocus: false })
        }}
      />
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((field, index) => (
          <Card
            key={field.key}
            component="li"
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && dragged !== index && put(dragged, index)}
            sx={{ p: 1.5, opacity: dragged === index ? 0.5 : 1 }}
          >
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              <DragIndicator
                aria-hidden
                sx={{ color: 'text.secondary', cursor: 'grab', display: { xs: 'none', sm: 'block' } }}
              />
              <Box sx={{ position: 'relative' }}>
                <Thumbnail src={field.src} width={104} />
                {index === 0 && (
                  <Chip
                    size="small"
                    label="Principal"
                    color="secondary"
                    sx={{ position: 'absolute', left: 4, top: 4 }}
                  />
                )}
              </Box>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Controller
                  control={control}
                  name={`pictures.${index}.alt`}
                  render={({ field: input, fieldState: { error } }) => (
                    <TextField
                      {...input}
                      required
                      label={`Qué muestra la imagen ${index + 1}`}
                      error={error !== undefined}
                      helperText={error?.message ?? 'Lo leen quienes no ven la imagen'}
                    />
                  )}
                />
                {errors?.[index]?.src && (
                  <FormHelperText error role="alert">
                    {errors[index].src.message}
                  </FormHelperText>
                )}
                <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
                  <MoveButtons
                    name={`imagen ${index + 1}`}
                    index={index}
                    count={fields.length}
                    onMove={(to) => put(index, to)}
                  />
                  <IconButton aria-label={`Quitar imagen ${index + 1}`} onClick={() => remove(index)}>
                    <Close fontSize="small" />
                  </IconButton>
                </Stack>
              </Box>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Box aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
    </Stack>
  )
}

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
