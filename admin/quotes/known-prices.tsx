import { Chip, Stack } from '@mui/material'
import type { KnownPrices as Known } from '../../contract/quotes/known-prices.ts'
import { formatMoney, formatPercent } from '../../contract/quotes/money.ts'
import { dayText } from '../../time-text.ts'

type Price = { unitPrice: number; discount: number }
type Props = { known: Known; onChoose: (price: Price) => void }

export function KnownPrices({ known, onChoose }: Props) {
  const chips = [...chipsOf(known)]
  if (chips.length === 0) return null
  return (
    <Stack direction="row" sx={{ gridArea: 'known', flexWrap: 'wrap', gap: 0.75, py: 0.5 }}>
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

function* chipsOf({ ofCompany, ofAnyone, listed }: Known) {
  if (ofCompany) yield { from: `A esta empresa, ${dayText(ofCompany.at)}`, price: ofCompany }
  // The last price to anyone may be the one to this company.
  if (ofAnyone && ofAnyone.folio !== ofCompany?.folio) {
    yield { from: `A ${ofAnyone.company}, ${dayText(ofAnyone.at)}`, price: ofAnyone }
  }
  if (listed !== null) yield { from: 'Lista', price: { unitPrice: listed, discount: 0 } }
}

const priceText = ({ unitPrice, discount }: Price, { currency }: Known) =>
  `${formatMoney(unitPrice, currency)}${discount > 0 ? ` − ${formatPercent(discount)}` : ''}`
