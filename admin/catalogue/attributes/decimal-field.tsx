import { TextField } from '@mui/material'
import { useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'

type Props<Values extends FieldValues> = { name: FieldPath<Values>; label: string; help?: string }

const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value).replace('.', ','))

/** What is not a number stays as it was typed, for the schema to reject. */
function toValue(text: string): number | string | null {
  if (text.trim() === '') return null
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : text
}

/** A decimal comma must survive while its digits are still to come. */
export function DecimalField<Values extends FieldValues>({ name, label, help }: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const [typed, setTyped] = useState(toText(field.value))
  const problem = fieldState.error?.message
  return (
    <TextField
      label={label}
      inputRef={field.ref}
      value={toValue(typed) === field.value ? typed : toText(field.value)}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(toValue(target.value))
      }}
      onBlur={field.onBlur}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}
