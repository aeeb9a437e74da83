import Add from '@mui/icons-material/Add'
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  Form,
  NumberInput,
  required,
  SaveButton,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useCategoryChoices } from './category-choices.ts'
import { DownloadsInput } from './downloads-input.tsx'
import { InformationInput } from './information-input.tsx'
import { PicturesInput } from './pictures-input.tsx'
import { SpecificationsInput } from './specifications-input.tsx'

const blank = {
  name: '',
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
}

/** The library makes nothing of an emptied field; the API wants its text. */
export const toBody = ({ subtitle, description, slug, position, ...rest }: Record<string, unknown>) => ({
  ...rest,
  subtitle: subtitle ?? '',
  description: description ?? '',
  slug: slug ?? '',
  ...(typeof position === 'number' && { position }),
})

/** Every field of a product, in the order in which the site shows them. */
export function ProductForm({ acts }: { acts?: ReactNode }) {
  return (
    <Form defaultValues={blank} warnWhenUnsavedChanges sanitizeEmptyValues={false}>
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
          <Part title="Producto">
            <TextInput source="name" label="Nombre" validate={required('El nombre es requerido')} />
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
          </Part>
          <Part title="Imágenes">
            <PicturesInput />
          </Part>
          <Part title="Especificaciones">
            <SpecificationsInput />
          </Part>
          <Part title="Información">
            <InformationInput />
          </Part>
          <Part title="Descargas">
            <DownloadsInput />
          </Part>
          <Part title="Videos">
            <ArrayInput source="videos" label="Videos de YouTube">
              <SimpleFormIterator inline disableClear addButton={<AddButton label="Agregar video" />}>
                <TextInput
                  source=""
                  label="Dirección o id del video"
                  helperText={false}
                  sx={{ minWidth: { sm: 360 } }}
                />
              </SimpleFormIterator>
            </ArrayInput>
          </Part>
          <Part title="Formatos de venta">
            <ArrayInput source="packs" label="Cantidades que se piden de una vez">
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
          </Part>
        </Stack>
        <Stack spacing={2} sx={{ position: { md: 'sticky' }, top: { md: 80 } }}>
          <Part title="Publicación">
            <BooleanInput
              source="published"
              label="Publicado en el sitio"
              helperText="Sin publicar es un borrador que solo ve el equipo"
            />
            <CategoryInput />
            <TextInput
              source="slug"
              label="Enlace"
              helperText="Vacío: se hace del nombre. Los enlaces anteriores siguen funcionando"
            />
            <NumberInput source="position" label="Orden" min={0} helperText="Vacío: al final de su categoría" />
          </Part>
          {acts}
        </Stack>
      </Box>
      <SaveBar />
    </Form>
  )
}

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<Add />} onClick={() => add()}>
      {label}
    </Button>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}

/** Always in reach: the form is long. */
function SaveBar() {
  const { clearErrors } = useFormContext()
  return (
    <Box
      sx={{
        position: 'fixed',
        left: 0,
        right: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        justifyContent: 'flex-end',
        p: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SaveButton alwaysEnable onClick={() => clearErrors()} />
    </Box>
  )
}
