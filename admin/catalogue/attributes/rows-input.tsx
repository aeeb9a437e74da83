import { Autocomplete, Stack, TextField } from '@mui/material'
import { useController, useWatch } from 'react-hook-form'
import type { AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { FormField } from '../../forms/form-field.tsx'
import { useCategoryChoices, useCategoryNames } from '../category-choices.ts'
import { CheckField } from './check-field.tsx'
import { EntryList } from './entry-list.tsx'

export const blankRow = { name: '', categoryIds: [], isExpected: false, isMaximum: false }

export function RowsInput() {
  const kind = useWatch<AttributeForm, 'kind'>({ name: 'kind' })
  return (
    <EntryList
      name="rows"
      entry="fila"
      help="El valor se lee de la primera de estas filas que tenga la ficha. «Film: núcleo» lee lo que sigue a esa palabra dentro de la fila Film."
      addLabel="Agregar fila"
      blank={blankRow}
      columns={[2, 3]}
      render={(index) => (
        <>
          <FormField<AttributeForm> name={`rows.${index}.name`} label={`Fila ${index + 1}`} />
          <Stack>
            <CategoriesField index={index} />
            <CheckField<AttributeForm>
              name={`rows.${index}.isExpected`}
              label="Toda ficha de estas categorías la lleva"
            />
            {kind === 'number' && (
              <CheckField<AttributeForm> name={`rows.${index}.isMaximum`} label="Es un máximo: sirve hasta ese valor" />
            )}
          </Stack>
        </>
      )}
    />
  )
}

function CategoriesField({ index }: { index: number }) {
  const { choices } = useCategoryChoices()
  const nameOf = useCategoryNames()
  const { field, fieldState } = useController<AttributeForm, `rows.${number}.categoryIds`>({
    name: `rows.${index}.categoryIds`,
  })
  const labels = new Map(choices.map(({ id, name }) => [id, name]))
  const problem = fieldState.error?.message
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      size="small"
      options={choices.map(({ id }) => id)}
      value={field.value}
      getOptionLabel={(id) => labels.get(id) ?? nameOf(id)}
      onChange={(_event, ids) => field.onChange(ids)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={`Categorías de la fila ${index + 1}`}
          error={problem !== undefined}
          helperText={problem ?? 'Con sus subcategorías. Vacío: todas'}
        />
      )}
    />
  )
}
