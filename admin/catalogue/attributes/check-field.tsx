import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'

type Props<Values extends FieldValues> = { name: FieldPath<Values>; label: string; isDisabled?: boolean }

export function CheckField<Values extends FieldValues>({ name, label, isDisabled = false }: Props<Values>) {
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
