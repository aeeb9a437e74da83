import { TextField, type TextFieldProps } from '@mui/material'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'

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
