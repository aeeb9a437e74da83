import { Checkbox, FormControlLabel, FormHelperText, TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { fieldLabels } from './differences.ts'

type Passed =
  | 'autoComplete'
  | 'children'
  | 'helperText'
  | 'label'
  | 'minRows'
  | 'multiline'
  | 'onFocus'
  | 'placeholder'
  | 'select'
  | 'sx'
  | 'type'

type Props<Values extends FieldValues> = Pick<TextFieldProps, Passed> & {
  name: FieldPath<Values>
  isNumber?: boolean
  /** The text as it is written once the field is left. */
  rewrite?: (text: string) => string
}

/** What is not a number stays as it was typed, for the schema to reject. */
const numberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

export function FormField<Values extends FieldValues>({
  name,
  label = fieldLabels[name],
  isNumber = false,
  rewrite,
  helperText,
  ...rest
}: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const { ref, value, onChange, onBlur } = field
  const problem = fieldState.error?.message
  const leave = () => {
    if (rewrite && rewrite(value) !== value) onChange(rewrite(value))
    onBlur()
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      label={label}
      name={name}
      inputRef={ref}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      onChange={({ target }) => onChange(isNumber ? numberIn(target.value) : target.value)}
      onBlur={leave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: isNumber ? { inputMode: 'numeric' } : {} }}
    />
  )
}

type CheckFieldProps<Values extends FieldValues> = { name: FieldPath<Values>; label: string; isDisabled?: boolean }

export function CheckField<Values extends FieldValues>({ name, label, isDisabled = false }: CheckFieldProps<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={field.value && !isDisabled} onChange={field.onChange} onBlur={field.onBlur} />}
        label={label}
        disabled={isDisabled}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </div>
  )
}

type DecimalFieldProps<Values extends FieldValues> = { name: FieldPath<Values>; label: string; help?: string }

const decimalText = (value: unknown) => (value === null || value === undefined ? '' : String(value).replace('.', ','))

/** What is not a number stays as it was typed, for the schema to reject. */
function decimalIn(text: string): number | string | null {
  if (text.trim() === '') return null
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : text
}

/** A decimal comma must survive while its digits are still to come. */
export function DecimalField<Values extends FieldValues>({ name, label, help }: DecimalFieldProps<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const [typed, setTyped] = useState(decimalText(field.value))
  const problem = fieldState.error?.message
  return (
    <TextField
      label={label}
      inputRef={field.ref}
      value={decimalIn(typed) === field.value ? typed : decimalText(field.value)}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(decimalIn(target.value))
      }}
      onBlur={field.onBlur}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

/** Two fields a row, and one on a phone. */
export const fieldsGrid = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

export const wholeRow = { gridColumn: '1 / -1' }
