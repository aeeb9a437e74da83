import { Box, MenuItem, TextField } from '@mui/material'
import { exemptText, vatText } from '../../shared/quotes/totals.ts'
import { Panel } from '../shell/panel.tsx'
import { CurrencyField, type CurrencyFieldProps } from './currency-field.tsx'
import type { EditedQuote } from './edited-quote.ts'
import { MoneyField, PercentField, PlainField, RutField } from './text-fields.tsx'

type Props = CurrencyFieldProps & {
  errors: Record<string, string>
  onChange: (change: Partial<EditedQuote>) => void
}

type TextName = 'discount' | 'freight' | 'rut' | 'validDays' | 'delivery' | 'payment' | 'place' | 'notes'

/** Amounts share rows of four, texts rows of two; where there is less room, rows of two and of one. */
const grid = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}
const wide = { gridColumn: 'span 2' }

export function TermsPart({ requestId, quote, errors, onChange, onReplace }: Props) {
  const field = (name: TextName, label: string) => ({
    label,
    name,
    value: quote[name],
    error: errors[name],
    onText: (text: string) => onChange({ [name]: text }),
  })
  return (
    <Panel title="Condiciones">
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={grid}>
          <CurrencyField requestId={requestId} quote={quote} onReplace={onReplace} />
          <TextField
            select
            label="IVA"
            value={quote.isExempt ? 'exempt' : 'taxed'}
            onChange={({ target }) => onChange({ isExempt: target.value === 'exempt' })}
          >
            <MenuItem value="taxed">{vatText}</MenuItem>
            <MenuItem value="exempt">{exemptText}</MenuItem>
          </TextField>
          <PercentField {...field('discount', 'Descuento general')} />
          <MoneyField {...field('freight', 'Flete')} currency={quote.currency} before={quote.freightBefore} />
          <PlainField {...field('validDays', 'Validez en días')} isNumber />
          <RutField {...field('rut', 'RUT del cliente')} />
          <PlainField {...field('delivery', 'Plazo de entrega')} sx={wide} />
          <PlainField {...field('payment', 'Forma de pago')} sx={wide} />
          <PlainField {...field('place', 'Lugar de entrega')} sx={wide} />
          <PlainField {...field('notes', 'Notas')} multiline minRows={3} sx={{ gridColumn: '1 / -1' }} />
        </Box>
      </Box>
    </Panel>
  )
}
