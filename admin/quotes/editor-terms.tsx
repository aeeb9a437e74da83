import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Currency, currencies, currencyNames } from '../../shared/quotes/money.ts'
import { termNames } from '../../shared/quotes/quote-names.ts'
import { exemptText, vatText } from '../../shared/quotes/totals.ts'
import { Panel } from '../shell/panel.tsx'
import { useAction } from '../shell/use-action.ts'
import { type EditedQuote, inCurrency, type ListPrices, listPricesIn, typedAmounts } from './edited-quote.ts'
import { knownPricesQuery } from './known-prices.tsx'
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
          <PlainField {...field('delivery', termNames.delivery)} sx={wide} />
          <PlainField {...field('payment', termNames.payment)} sx={wide} />
          <PlainField {...field('place', termNames.place)} sx={wide} />
          <PlainField {...field('notes', termNames.notes)} multiline minRows={3} sx={{ gridColumn: '1 / -1' }} />
        </Box>
      </Box>
    </Panel>
  )
}

type CurrencyFieldProps = {
  requestId: number
  quote: EditedQuote
  /** What was there before can be restored. */
  onReplace: (said: string, to: (quote: EditedQuote) => EditedQuote) => void
}

type Asked = { currency: Currency; listed: ListPrices }

/** Amounts are never taken over as they are: a number in pesos means something else in dollars. */
function CurrencyField({ requestId, quote, onReplace }: CurrencyFieldProps) {
  const queries = useQueryClient()
  const { run, isRunning } = useAction({ changesNothing: true })
  const [asked, setAsked] = useState<Asked>()

  const change = ({ currency, listed }: Asked) => {
    setAsked(undefined)
    onReplace(`La cotización está ahora en ${currencyNames[currency]}.`, (quote) => inCurrency(quote, currency, listed))
  }
  const choose = (currency: Currency) =>
    run(async () => {
      const read = currencies.map((one) => queries.fetchQuery(knownPricesQuery(requestId, quote.lines, one)))
      const listed = listPricesIn((await Promise.all(read)).flat())
      const { prices, hasFreight } = typedAmounts(quote, listed)
      if (prices > 0 || hasFreight) setAsked({ currency, listed })
      else change({ currency, listed })
    })

  return (
    <>
      <TextField
        select
        label="Moneda"
        value={quote.currency}
        onChange={({ target }) => {
          const currency = currencies.find((one) => one === target.value)
          if (currency && currency !== quote.currency && !isRunning) choose(currency)
        }}
      >
        {currencies.map((currency) => (
          <MenuItem key={currency} value={currency}>
            {currencyNames[currency]}
          </MenuItem>
        ))}
      </TextField>
      {asked && (
        <Dialog open onClose={() => setAsked(undefined)} aria-labelledby="currency-title">
          <DialogTitle id="currency-title">¿Cambiar a {currencyNames[asked.currency]}?</DialogTitle>
          <DialogContent>
            <DialogContentText>
              {questionOf(typedAmounts(quote, asked.listed), quote, asked.currency)}
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" autoFocus onClick={() => setAsked(undefined)}>
              Seguir en {currencyNames[quote.currency]}
            </Button>
            <Button variant="contained" onClick={() => change(asked)}>
              Cambiar y vaciar
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

function questionOf(typed: ReturnType<typeof typedAmounts>, { currency }: EditedQuote, to: Currency): string {
  const prices = typed.prices === 1 ? '1 precio escrito a mano' : `${typed.prices} precios escritos a mano`
  const emptied = [typed.prices > 0 && prices, typed.hasFreight && 'el flete'].filter(Boolean).join(' y ')
  const verb = typed.prices + Number(typed.hasFreight) === 1 ? 'Se vacía' : 'Se vacían'
  return `${verb} ${emptied}, porque están en ${currencyNames[currency]}. Los precios de la lista cambian a los que tenga en ${currencyNames[to]}.`
}
