import { Stack } from '@mui/material'
import { Create, Edit, Form, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type AdminAttribute, type AttributeForm, canFilter } from '../../../shared/catalogue/attributes/attribute.ts'

import { Panel } from '../../shell/panel.tsx'
import { SaveBar } from '../form-parts.tsx'
import { FormUploadsProvider } from '../form-uploads.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { AttributeTrial } from './attribute-trial.tsx'
import { ChoicesInput } from './choices-input.tsx'
import { blankRow, RowsInput } from './rows-input.tsx'
import { UnitsInput } from './units-input.tsx'

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
