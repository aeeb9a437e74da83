import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Autocomplete, Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { CheckField, DecimalField, FormField } from '../../forms/form-fields.tsx'
import { MoveButtons } from '../../forms/move-buttons.tsx'
import { WordsInput } from '../../forms/words-input.tsx'
import { useCategoryChoices, useCategoryNames } from '../category-choices.ts'

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

export function UnitsInput({ hasStep }: { hasStep: boolean }) {
  return (
    <>
      <EntryList
        name="units"
        entry="unidad"
        help="La primera es la que se muestra. Las demás son otras unidades u otras formas de escribirla: cm vale 10 mm, «milímetros» vale 1. Sin unidades, el valor es un número a secas."
        addLabel="Agregar unidad"
        blank={{ name: '', factor: 1 }}
        columns={[2, 1]}
        render={(index) => (
          <>
            <FormField<AttributeForm> name={`units.${index}.name`} label={`Unidad ${index + 1}`} />
            <DecimalField<AttributeForm> name={`units.${index}.factor`} label={`Factor ${index + 1}`} />
          </>
        )}
      />
      {hasStep && (
        <Box sx={{ mt: 2, maxWidth: 360 }}>
          <DecimalField<AttributeForm>
            name="step"
            label="Paso"
            help="Con 1, un zuncho de 15,5 mm se ofrece como 16 mm. Vacío: tal como está"
          />
        </Box>
      )}
    </>
  )
}

export function ChoicesInput() {
  return (
    <EntryList
      name="choices"
      entry="opción"
      help="Una fila tiene la opción si contiene alguna de sus palabras, sin importar mayúsculas ni acentos. Las más largas se buscan primero: «sin sello» no es también «sello»."
      addLabel="Agregar opción"
      blank={{ key: '', name: '', words: [] }}
      columns={[2, 2, 4]}
      render={(index) => (
        <>
          <FormField<AttributeForm> name={`choices.${index}.name`} label={`Opción ${index + 1}`} />
          <FormField<AttributeForm> name={`choices.${index}.key`} label={`Clave de la opción ${index + 1}`} />
          <WordsField index={index} />
        </>
      )}
    />
  )
}

function WordsField({ index }: { index: number }) {
  const { field, fieldState } = useController<AttributeForm, `choices.${number}.words`>({
    name: `choices.${index}.words`,
  })
  const { error } = fieldState
  const problem = Array.isArray(error) ? error.find(Boolean)?.message : error?.message
  return (
    <WordsInput
      label={`Palabras de la opción ${index + 1}`}
      help="Enter o una coma agrega la palabra"
      words={field.value}
      problem={problem}
      onChange={field.onChange}
    />
  )
}

type Name = 'rows' | 'units' | 'choices'

type Props<N extends Name> = {
  name: N
  /** What one of them is called: «fila». */
  entry: string
  help: string
  addLabel: string
  blank: AttributeForm[N][number]
  /** Their widths beside each other. */
  columns: number[]
  render: (index: number) => ReactNode
}

const fractions = (widths: number[]) => widths.map((width) => `minmax(0, ${width}fr)`).join(' ')

/** Entries that can be added, moved and removed. */
function EntryList<N extends Name>({ name, entry, help, addLabel, blank, columns, render }: Props<N>) {
  const { control, formState } = useFormContext<AttributeForm>()
  const { fields, append, move, remove } = useFieldArray({ control, name: name as Name, keyName: 'entry' })
  const { message = undefined, root } = formState.errors[name] ?? {}
  const problem = message ?? root?.message
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((field, index) => (
          <Box
            key={field.entry}
            component="li"
            sx={{
              display: 'grid',
              columnGap: 1,
              gridTemplateColumns: { xs: fractions([1]), sm: `${fractions(columns)} auto` },
              alignItems: 'start',
            }}
          >
            {render(index)}
            <Stack direction="row" sx={{ justifyContent: 'flex-end', pt: { sm: 1 } }}>
              <MoveButtons
                name={`${entry} ${index + 1}`}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
              />
              <IconButton aria-label={`Quitar ${entry} ${index + 1}`} onClick={() => remove(index)}>
                <Close fontSize="small" />
              </IconButton>
            </Stack>
          </Box>
        ))}
      </Stack>
      <Box>
        <Button startIcon={<Add />} onClick={() => append(blank)}>
          {addLabel}
        </Button>
      </Box>
    </Stack>
  )
}
