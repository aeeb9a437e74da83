import {
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
import { useAction } from '../shell/use-action.ts'
import { inCurrency, type ListPrices, listPricesIn, typedAmounts } from './currency-change.ts'
import type { EditedQuote } from './edited-quote.ts'
import { knownPricesQuery } from './use-known-prices.ts'

export type CurrencyFieldProps = {
  requestId: number
  quote: EditedQuote
  /** What was there before can be restored. */
  onReplace: (said: string, to: (quote: EditedQuote) => EditedQuote) => void
}

type Asked = { currency: Currency; listed: ListPrices }

/** Amounts are never taken over as they are: a number in pesos means something else in dollars. */
export function CurrencyField({ requestId, quote, onReplace }: CurrencyFieldProps) {
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
