import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { AttributeForm } from '../../../shared/catalogue/attributes/attribute.ts'
import { MoveButtons } from '../move-buttons.tsx'

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
export function EntryList<N extends Name>({ name, entry, help, addLabel, blank, columns, render }: Props<N>) {
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
