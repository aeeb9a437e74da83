import { Chip, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../clock.ts'
import type { KnownPrices as Known } from '../../contract/quotes/known-prices.ts'
import { type Currency, formatMoney, formatPercent } from '../../contract/quotes/money.ts'
import { callForJson } from '../shell/call-api.ts'
import { quotesPath } from './use-request-quotes.ts'

type Price = { unitPrice: number; discount: number }
type Props = {
  requestId: number
  productId: number
  known: Known | undefined
  currency: Currency
  onChoose: (price: Price) => void
}

/** Prices of the other currency cannot be used and are left out. */
export function KnownPrices({ requestId, productId, known, currency, onChoose }: Props) {
  const { data: prices } = useQuery({
    queryKey: ['known-prices', requestId, productId],
    queryFn: async ({ signal }) => {
      const path = `${quotesPath(requestId)}/prices?productId=${productId}`
      return (await callForJson<{ data: Known[] }>(path, { signal })).data[0] ?? null
    },
    ...(known && { initialData: known }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chips = prices ? chipsOf(prices, currency) : []
  if (chips.length === 0) return null
  return (
    <Stack direction="row" sx={{ gridArea: 'known', flexWrap: 'wrap', gap: 0.75, py: 0.5 }}>
      {chips.map(({ label, title, price }) => (
        <Chip
          key={label}
          component="button"
          type="button"
          size="small"
          variant="outlined"
          label={label}
          title={title}
          onClick={() => onChoose(price)}
        />
      ))}
    </Stack>
  )
}

function chipsOf({ ofCompany, ofAnyone, listed }: Known, currency: Currency) {
  const last = [
    { name: 'A esta empresa', price: ofCompany },
    { name: 'A otra empresa', price: isSame(ofCompany, ofAnyone) ? null : ofAnyone },
  ].flatMap(({ name, price }) =>
    price?.currency === currency
      ? [
          {
            label: `${name}: ${priceText(price, currency)}`,
            title: `${price.folio}, ${price.company}, el ${dayText(price.at)}`,
            price: { unitPrice: price.unitPrice, discount: price.discount },
          },
        ]
      : [],
  )
  const list = listed
    .filter((price) => price.currency === currency)
    .map(({ unitPrice }) => ({
      label: `Lista: ${formatMoney(unitPrice, currency)}`,
      title: 'Lista de precios',
      price: { unitPrice, discount: 0 },
    }))
  return [...last, ...list]
}

/** The last price to anyone may be the one to this company. */
const isSame = (one: Known['ofCompany'], other: Known['ofAnyone']) =>
  one !== null && other !== null && one.folio === other.folio && one.at === other.at

const priceText = ({ unitPrice, discount }: Price, currency: Currency) =>
  `${formatMoney(unitPrice, currency)}${discount > 0 ? ` − ${formatPercent(discount)}` : ''}`
