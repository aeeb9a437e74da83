import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Create, Edit, Form, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  type AdminAttribute,
  type AttributeForm,
  attributeKinds,
  canFilter,
} from '../../../shared/catalogue/attributes/attribute.ts'
import { createDictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import { CheckField, FormField } from '../../forms/form-fields.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { FormUploadsProvider } from '../../forms/uploads.tsx'
import { Panel } from '../../shell/panel.tsx'
import { blankRow, ChoicesInput, RowsInput, UnitsInput } from './attribute-entries.tsx'
import { attributeKindNames, readingText } from './attribute-texts.ts'

const blank: AttributeForm = {
  key: '',
  name: '',
  kind: 'number',
  rows: [blankRow],
  units: [],
  step: null,
  choices: [],
  isFilter: false,
  isCompared: true,
  help: '',
}

/** What belongs to another kind is not shown, so it is not saved either. */
function toBody({ kind, units, step, choices, isFilter, ...rest }: AttributeForm) {
  return {
    ...rest,
    kind,
    units: kind === 'number' || kind === 'size' ? units : [],
    step: kind === 'number' ? step : null,
    choices: kind === 'choice' ? choices : [],
    isFilter: canFilter(kind) && isFilter,
  }
}

export function AttributeCreate() {
  return (
    <Create title="Nuevo atributo" redirect="list" transform={toBody} component="div" sx={{ mt: 2 }}>
      <Fields />
    </Create>
  )
}

export function AttributeEdit() {
  return (
    <Edit
      title={<AttributeTitle />}
      mutationMode="pessimistic"
      redirect={false}
      transform={toBody}
      actions={false}
      component="div"
      sx={{ mt: 2 }}
    >
      <Fields />
    </Edit>
  )
}

function AttributeTitle() {
  return <span>{useRecordContext<AdminAttribute>()?.name}</span>
}

function Fields() {
  return (
    <FormUploadsProvider>
      <Form noValidate defaultValues={blank} warnWhenUnsavedChanges sanitizeEmptyValues={false}>
        <Stack spacing={2} sx={{ maxWidth: 900, pb: 10 }}>
          <Panel title="Atributo">
            <AttributeFields />
          </Panel>
          <Panel title="Filas de las fichas">
            <RowsInput />
          </Panel>
          <ValuesPart />
          <Panel title="Probar">
            <AttributeTrial />
          </Panel>
        </Stack>
        <SaveBar />
      </Form>
    </FormUploadsProvider>
  )
}

function ValuesPart() {
  const kind = useWatch<AttributeForm, 'kind'>({ name: 'kind' })
  if (kind === 'choice')
    return (
      <Panel title="Opciones">
        <ChoicesInput />
      </Panel>
    )
  if (kind !== 'number' && kind !== 'size') return null
  return (
    <Panel title="Unidades">
      <UnitsInput hasStep={kind === 'number'} />
    </Panel>
  )
}

function AttributeFields() {
  const { key, kind } = useWatch<AttributeForm>()
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <FormField<AttributeForm> name="name" label="Nombre" helperText="Como se lee en el sitio: «Ancho de zuncho»" />
      <FormField<AttributeForm>
        name="key"
        label="Clave"
        helperText={`En las direcciones: /productos?${key || 'ancho'}=…`}
      />
      <FormField<AttributeForm> name="kind" label="Tipo" select>
        {attributeKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {attributeKindNames[each]}
          </MenuItem>
        ))}
      </FormField>
      <FormField<AttributeForm> name="help" label="Ayuda" helperText="Una frase para quien elige. Vacío: ninguna" />
      <Stack>
        <CheckField<AttributeForm>
          name="isFilter"
          label="Filtra la lista de productos"
          isDisabled={!canFilter(kind ?? 'number')}
        />
        <CheckField<AttributeForm> name="isCompared" label="Se muestra en la comparación" />
      </Stack>
    </Box>
  )
}

function AttributeTrial() {
  const { control } = useFormContext<AttributeForm>()
  const attribute = readable(useWatch({ control }) as AttributeForm)
  const names = [...new Set(attribute.rows.map(({ name }) => name))]
  const [chosen, setChosen] = useState('')
  const [text, setText] = useState('')
  const name = names.includes(chosen) ? chosen : (names[0] ?? '')
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Así se lee una fila con lo que está escrito arriba, aunque no se haya guardado.
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <TextField
          select
          label="En la fila"
          value={name}
          disabled={names.length === 0}
          onChange={({ target }) => setChosen(target.value)}
        >
          {names.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Texto de la fila"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // Enter would save the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Box>
      <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 600, minHeight: '1.5em' }}>
        {name && text.trim() && reading(attribute, name, text)}
      </Typography>
    </>
  )
}

function reading(attribute: AttributeForm, name: string, text: string): string {
  const rows = attribute.rows.filter((row) => row.name === name)
  const [key = ''] = name.split(':')
  const { readRow } = createDictionary([{ ...attribute, rows: rows.slice(0, 1) }])
  return readingText(readRow({ key, value: text }, rows[0]?.categoryIds ?? [])).text
}

/** A form that is still being filled in has gaps. */
const readable = ({ rows, units, choices, ...rest }: AttributeForm): AttributeForm => ({
  ...rest,
  rows: rows.filter(({ name }) => name.trim() !== ''),
  units: units.filter(({ name, factor }) => name.trim() !== '' && factor > 0),
  choices: choices.filter(({ name }) => name.trim() !== ''),
})
