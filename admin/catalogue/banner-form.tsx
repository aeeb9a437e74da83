import { Alert, Box, Stack } from '@mui/material'
import type { ReactElement } from 'react'
import {
  BooleanInput,
  Create,
  DateTimeInput,
  DeleteWithConfirmButton,
  Edit,
  required,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin'
import { Controller, useFormContext } from 'react-hook-form'
import type { AdminBanner, BannerForm } from '../../shared/catalogue/banners.ts'
import { DropZone } from '../forms/drop-zone.tsx'
import { Save } from '../forms/save-bar.tsx'
import { FormUploadsProvider } from '../forms/uploads.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { fromWallClock, toWallClock } from './wall-clock.ts'

/** The API's values are in UTC; the input's values have no time zone. */
const isMoment = (value: string) => value.endsWith('Z')

/** Times are shown in the company's time zone, not in the browser's. */
const shown = (value: string | null | undefined) => (value && isMoment(value) ? toWallClock(value) : (value ?? ''))

function toMoment(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  return isMoment(value) ? value : fromWallClock(value)
}

/** react-admin makes an emptied field null; the API requires a string. */
const toBody = ({ startsAt, endsAt, text, buttonLabel, buttonLink, ...rest }: Record<string, unknown>) => ({
  ...rest,
  text: text ?? '',
  buttonLabel: buttonLabel ?? '',
  buttonLink: buttonLink ?? '',
  startsAt: toMoment(startsAt),
  endsAt: toMoment(endsAt),
})

const card = { maxWidth: 752 }

export function BannerCreate() {
  return (
    <Create title="Nuevo banner" redirect="list" transform={toBody} sx={card}>
      <Fields
        toolbar={
          <Toolbar>
            <Save />
          </Toolbar>
        }
      />
    </Create>
  )
}

export function BannerEdit() {
  return (
    <Edit title={<BannerTitle />} mutationMode="pessimistic" transform={toBody} actions={false} sx={{ ...card, mt: 2 }}>
      <Fields toolbar={<EditToolbar />} />
    </Edit>
  )
}

function BannerTitle() {
  return <span>{useRecordContext<AdminBanner>()?.name}</span>
}

function EditToolbar() {
  const banner = useRecordContext<AdminBanner>()
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <Save />
      <DeleteWithConfirmButton
        confirmTitle={`¿Eliminar ${banner?.name}?`}
        confirmContent="Sale del inicio ahora. Durante 30 días puedes recuperarlo en la papelera."
      />
    </Toolbar>
  )
}

function Fields({ toolbar }: { toolbar: ReactElement }) {
  return (
    <FormUploadsProvider>
      <SimpleForm
        noValidate
        toolbar={toolbar}
        sx={{ maxWidth: 720 }}
        defaultValues={{ active: true, startsAt: null, endsAt: null }}
      >
        <PictureInput />
        <TextInput
          source="name"
          label="Nombre"
          validate={required('Nombre es requerido')}
          helperText="Se lee sobre la imagen"
        />
        <TextInput source="text" label="Frase" helperText="Debajo del nombre, en una o dos líneas. Vacío: ninguna" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
          <TextInput source="buttonLabel" label="Texto del botón" helperText="Vacío: sin botón" />
          <TextInput source="buttonLink" label="Destino del botón" helperText="Por ejemplo /productos?categoryId=16" />
        </Box>
        <BooleanInput source="active" label="Activo" helperText="Inactivo no se muestra nunca" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
          <DateTimeInput
            source="startsAt"
            label="Desde"
            format={shown}
            helperText="Hora de Chile. Vacío: desde ahora"
          />
          <DateTimeInput source="endsAt" label="Hasta" format={shown} helperText="Hora de Chile. Vacío: sin término" />
        </Box>
      </SimpleForm>
    </FormUploadsProvider>
  )
}

function PictureInput() {
  const { control } = useFormContext<BannerForm>()
  return (
    <Controller
      control={control}
      name="url"
      rules={{ required: 'Sube una imagen' }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Stack spacing={1.5} sx={{ width: '100%', mb: 2 }}>
          {value && <Thumbnail src={value} alt="Imagen del banner" width={560} ratio="8 / 3" />}
          <DropZone
            kind="banner"
            label={value ? 'Cambiar la imagen' : 'Arrastra la imagen hasta aquí o haz clic para elegirla'}
            hint="Apaisada, de 1920 píxeles de ancho o más. JPG, PNG, WebP o AVIF, hasta 15 MB."
            problem={error?.message}
            onUploaded={onChange}
          />
          <Alert severity="info" variant="outlined">
            Al hacer clic en el banner se abre su imagen: en el sitio, la dirección de la imagen es también el destino
            del enlace.
          </Alert>
        </Stack>
      )}
    />
  )
}
