import { Box, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { ArrayInput, Form, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin'
import { Panel } from '../shell/panel.tsx'
import { DownloadsInput } from './downloads-input.tsx'
import { AddButton, SaveBar } from './form-parts.tsx'
import { FormUploadsProvider } from './form-uploads.tsx'
import { InformationInput } from './information-input.tsx'
import { filledIn, type OfferedRows, useFilledInFirst } from './offered-rows.ts'
import { PicturesInput } from './pictures-input.tsx'
import { PublicationPart } from './publication-part.tsx'
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

export function ProductForm({ actions, exceptions }: { actions?: ReactNode; exceptions?: ReactNode }) {
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
