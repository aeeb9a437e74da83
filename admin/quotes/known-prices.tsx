import { Chip, Stack, Typography } from '@mui/material'
import { formatMoney, formatPercent } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { dayText } from '../../shared/time-text.ts'

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
