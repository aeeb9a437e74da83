import { Chip, Stack, Typography } from '@mui/material'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type Currency, formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { dayText } from '../../shared/time-text.ts'
import { callForJson } from '../shell/call-api.ts'
import type { EditedQuote } from './edited-quote.ts'
import { quotesPath } from './request-quotes.ts'

type Price = { unitPrice: number; discount: number }
type Props = { known: KnownPrices; price: Price; onChoose: (price: Price) => void }

export function KnownPriceChips({ known, price: taken, onChoose }: Props) {
  const chips = [...chipsOf(known)]
  const { ofAddress } = known
  if (chips.length === 0) return null
  return (
    <Stack direction="row" sx={{ gridArea: 'known', flexWrap: 'wrap', gap: 0.75, py: 0.5 }}>
      {ofAddress && isSame(ofAddress, taken) && (
        <Typography variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
          Precio de la cotización {ofAddress.folio} del {dayText(ofAddress.at)}
        </Typography>
      )}
      {chips.map(({ from, price }) => (
        <Chip
          key={from}
          component="button"
          type="button"
          size="small"
          variant="outlined"
          label={`${from}: ${priceText(price, known)}`}
          onClick={() => onChoose(price)}
        />
      ))}
    </Stack>
  )
}

const isSame = (one: Price, other: Price) => one.unitPrice === other.unitPrice && one.discount === other.discount

function* chipsOf({ ofAddress, ofCompany, ofAnyone, listed }: KnownPrices) {
  // The last price to this company may be the one to this address.
  if (ofAddress && ofAddress.folio !== ofCompany?.folio) {
    yield { from: `A este correo, ${dayText(ofAddress.at)}`, price: ofAddress }
  }
  if (ofCompany) yield { from: `A esta empresa, ${dayText(ofCompany.at)}`, price: ofCompany }
  // The last price to anyone may be the one to this company.
  if (ofAnyone && ofAnyone.folio !== ofCompany?.folio && ofAnyone.folio !== ofAddress?.folio) {
    yield { from: `A ${ofAnyone.company}, ${dayText(ofAnyone.at)}`, price: ofAnyone }
  }
  if (listed !== null) yield { from: 'Lista', price: { unitPrice: listed, discount: 0 } }
}

const priceText = ({ unitPrice, discount }: Price, { currency }: KnownPrices) =>
  `${formatMoney(unitPrice, currency)}${discount > 0 ? ` − ${formatPercent(discount)}` : ''}`

export function knownPricesQuery(requestId: number, lines: EditedQuote['lines'], currency: Currency) {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const query = new URLSearchParams([['currency', currency], ...ids.map((id) => ['productId', String(id)])])
  return queryOptions({
    queryKey: ['known-prices', requestId, String(query)],
    queryFn: async ({ signal }) => {
      const path = `${quotesPath(requestId)}/prices?${query}`
      return (await callForJson<{ data: KnownPrices[] }>(path, { signal })).data
    },
  })
}

/** While those of an added product or of another currency are read, the ones before stay. */
export function useKnownPrices(requestId: number, { lines, currency }: EditedQuote) {
  const { data = [] } = useQuery({
    ...knownPricesQuery(requestId, lines, currency),
    placeholderData: keepPreviousData,
  })
  return (productId: number | null) =>
    data.find((known) => known.productId === productId && known.currency === currency)
}
