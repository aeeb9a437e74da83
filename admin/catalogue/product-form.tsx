import { Box, FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  Form,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { Controller, useFormContext } from 'react-hook-form'
import type { ProductForm } from '../../shared/catalogue/products.ts'
import { AddButton, SaveBar } from '../forms/save-bar.tsx'
import { FormUploadsProvider } from '../forms/uploads.tsx'
import { Panel } from '../shell/panel.tsx'
import { useCategoryChoices } from './category-choices.ts'
import { DownloadsInput, PicturesInput } from './product-files.tsx'
import { filledIn, type OfferedRows, useFilledInFirst } from './specification-rows.ts'
import { SpecificationsInput } from './specifications-input.tsx'

const blank = {
  name: '',
  code: '',
  subtitle: '',
  description: '',
  slug: '',
  published: false,
  pictures: [],
  specifications: [],
  information: [],
  downloads: [],
  videos: [],
  packs: [],
  unit: '',
}

type Typed = Record<string, unknown> & Partial<Pick<OfferedRows, 'specifications'>>

/** react-admin makes an emptied field null; the API requires a string. */
export const toBody = ({ specifications, code, subtitle, description, slug, unit, position, ...rest }: Typed) => ({
  ...rest,
  ...(specifications && { specifications: filledIn(specifications) }),
  code: code ?? '',
  subtitle: subtitle ?? '',
  description: description ?? '',
  slug: slug ?? '',
  unit: unit ?? '',
  ...(typeof position === 'number' && { position }),
})

export function ProductFields({ actions, exceptions }: { actions?: ReactNode; exceptions?: ReactNode }) {
  return (
    <FormUploadsProvider>
      <Form noValidate defaultValues={blank} warnWhenUnsavedChanges sanitizeEmptyValues={false}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' },
            alignItems: 'start',
            pb: 10,
          }}
        >
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <Panel title="Producto">
              <TextInput source="name" label="Nombre" validate={required('Nombre es requerido')} />
              <TextInput
                source="code"
                label="Código"
                helperText="El propio, para cotizar, importar y buscar; distinto en cada producto. Vacío: no tiene"
              />
              <TextInput
                source="subtitle"
                label="Subtítulo"
                helperText="Para qué sirve, en una línea; se lee en las tarjetas"
              />
              <TextInput
                source="description"
                label="Descripción"
                multiline
                minRows={5}
                helperText="Una línea en blanco separa los párrafos"
              />
            </Panel>
            <Panel title="Imágenes">
              <PicturesInput />
            </Panel>
            <Panel title="Especificaciones">
              <SpecificationsInput />
            </Panel>
            <Panel title="Información">
              <InformationInput />
            </Panel>
            <Panel title="Descargas">
              <DownloadsInput />
            </Panel>
            <Panel title="Videos">
              <ArrayInput source="videos" label="Videos de YouTube, o archivos .mp4 y .webm por su dirección">
                <SimpleFormIterator inline disableClear addButton={<AddButton label="Agregar video" />}>
                  <TextInput
                    source=""
                    label="Dirección o id del video"
                    helperText={false}
                    sx={{ minWidth: { sm: 360 } }}
                  />
                </SimpleFormIterator>
              </ArrayInput>
            </Panel>
            <Panel title="Formatos de venta">
              <TextInput
                source="unit"
                label="Unidad de venta"
                helperText="Lo que se pide con la cantidad 1: «rollo», «par», «caja de 1.000 unidades». Vacío: una pieza"
              />
              <ArrayInput
                source="packs"
                label="Otros formatos en que se pide, y cuántas unidades de venta trae cada uno"
              >
                <SimpleFormIterator inline disableClear addButton={<AddButton label="Agregar formato" />}>
                  <TextInput
                    source="name"
                    label="Nombre, por ejemplo «Caja de 6 rollos»"
                    helperText={false}
                    sx={{ minWidth: { sm: 320 } }}
                  />
                  <NumberInput source="quantity" label="Unidades" helperText={false} min={1} sx={{ maxWidth: 140 }} />
                </SimpleFormIterator>
              </ArrayInput>
            </Panel>
            {exceptions}
          </Stack>
          <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
            <PublicationPart />
            {actions}
          </Stack>
        </Box>
        <ProductSaveBar />
      </Form>
    </FormUploadsProvider>
  )
}

function ProductSaveBar() {
  return <SaveBar onSave={useFilledInFirst()} />
}

const hints = {
  new: { slug: 'Vacío: se hace del nombre', position: 'Vacío: al final de su categoría' },
  existing: {
    slug: 'Vacío: sigue el de ahora. Si lo cambias, los enlaces anteriores siguen funcionando',
    position: 'Vacío: queda donde está',
  },
}

function PublicationPart() {
  const hint = useRecordContext() ? hints.existing : hints.new
  return (
    <Panel title="Publicación">
      <BooleanInput
        source="published"
        label="Publicado en el sitio"
        helperText="Sin publicar es un borrador que solo ve el equipo"
      />
      <CategoryInput />
      <TextInput source="slug" label="Enlace" helperText={hint.slug} />
      <NumberInput source="position" label="Orden" min={0} helperText={hint.position} />
    </Panel>
  )
}

function CategoryInput() {
  const { choices, isPending } = useCategoryChoices({ leaves: true })
  return (
    <AutocompleteInput
      source="categoryId"
      label="Categoría"
      choices={choices}
      isPending={isPending}
      validate={required('Elige una categoría')}
    />
  )
}

const toLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

function InformationInput() {
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
