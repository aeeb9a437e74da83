import { Box, FormControlLabel, MenuItem, Stack, Switch } from '@mui/material'
import { useController } from 'react-hook-form'
import { currencies, currencyNames } from '../../shared/quotes/money.ts'
import type { QuoteSettings } from '../../shared/settings/settings.ts'
import { FormField, fieldsGrid, wholeRow } from '../forms/form-fields.tsx'
import { Panel } from '../shell/panel.tsx'

const Field = FormField<QuoteSettings>

export function QuoteFields() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title="Lo que propone una cotización nueva">
        <Box sx={fieldsGrid}>
          <Field name="currency" select>
            {currencies.map((currency) => (
              <MenuItem key={currency} value={currency}>
                {currencyNames[currency]}
              </MenuItem>
            ))}
          </Field>
          <Field name="validDays" isNumber />
          <Field name="delivery" />
          <Field name="payment" />
          <Field name="place" sx={wholeRow} />
          <Field name="notes" multiline minRows={4} sx={wholeRow} />
        </Box>
      </Panel>
      <Panel title="Recordatorios">
        <Box sx={{ ...fieldsGrid, rowGap: 1 }}>
          <Toggle name="buyerReminder.isOn" label="Recordar al cliente antes de que venza" />
          <Field name="buyerReminder.days" isNumber />
          <Toggle name="staffReminder.isOn" label="Avisar al equipo si el cliente no responde" />
          <Field name="staffReminder.workingDays" isNumber />
        </Box>
      </Panel>
    </Stack>
  )
}

type ToggleProps = { name: 'buyerReminder.isOn' | 'staffReminder.isOn'; label: string }

function Toggle({ name, label }: ToggleProps) {
  const { field } = useController<QuoteSettings, typeof name>({ name })
  return (
    <FormControlLabel
      label={label}
      sx={{ minHeight: 48 }}
      control={<Switch checked={field.value} onChange={(_event, isOn) => field.onChange(isOn)} />}
    />
  )
}
