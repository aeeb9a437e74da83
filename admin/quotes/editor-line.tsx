import Close from '@mui/icons-material/Close'
import Undo from '@mui/icons-material/Undo'
import { Box, Button, Card, IconButton, Typography } from '@mui/material'
import { type KeyboardEvent, memo } from 'react'
import { type Currency, formatAmount, formatMoney } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { lineTotal } from '../../shared/quotes/totals.ts'
import { MoveButtons } from '../catalogue/move-buttons.tsx'
import { Thumbnail } from '../catalogue/thumbnail.tsx'
import { type EditedLine, pricedLine } from './edited-quote.ts'
import { KnownPriceChips } from './known-prices.tsx'
import { percentDigits } from './percent.ts'
import { MoneyField, PercentField, PlainField } from './text-fields.tsx'

type Field = 'code' | 'name' | 'detail' | 'unit' | 'note' | 'quantity' | 'unitPrice' | 'discount'

export type LineErrors = Partial<Record<Field, string>>

type Props = {
  line: EditedLine
  index: number
  count: number
  currency: Currency
  known: KnownPrices | undefined
  errors: LineErrors | undefined
  onChange: (key: string, change: Partial<EditedLine>) => void
  onPrice: (line: EditedLine, price: Pick<EditedLine, 'unitPrice' | 'discount'>) => void
  onMove: (key: string, to: number) => void
}

/** The room depends on the menu as much as on the window. */
const onDesk = '@container (min-width: 770px)'

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1.5,
  p: 1.5,
  [onDesk]: { flexWrap: 'nowrap' },
}

const fields = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  order: 2,
  flex: '1 0 100%',
  minWidth: 0,
  gridTemplateColumns: '88px 1fr 96px',
  gridTemplateAreas:
    '"name name name" "detail detail detail" "quantity unit unit" "price price discount" "known known known" "code code code" "note note note" "total total total"',
  [onDesk]: {
    order: 0,
    flex: 1,
    gridTemplateColumns: '76px minmax(204px, 1.5fr) 136px 88px minmax(88px, 1fr)',
    gridTemplateAreas:
      '"name name name name code" "detail detail detail detail note" "quantity unit price discount note" "known known known known total"',
  },
}

const actions = { display: 'flex', ml: 'auto', [onDesk]: { flexDirection: 'column', ml: 0 } }

export const EditorLine = memo(function EditorLine(props: Props) {
  const { line, index, count, currency, known, errors = {}, onChange, onPrice, onMove } = props
  const name = line.name || `línea ${index + 1}`
  const change = (to: Partial<EditedLine>) => onChange(line.key, to)
  const field = (source: Field, label: string, gridArea: string) => ({
    label,
    name: source,
    value: line[source],
    error: errors[source],
    onText: (text: string) => change({ [source]: text }),
    sx: { gridArea },
  })

  if (line.isRemoved) {
    return (
      <Card component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          Se quitó «{name}».
        </Typography>
        <Button size="small" autoFocus startIcon={<Undo />} onClick={() => change({ isRemoved: false })}>
          Deshacer
        </Button>
      </Card>
    )
  }
  return (
    <Card component="li">
      <Box role="group" aria-label={`Línea ${index + 1}: ${line.name}`} sx={card}>
        <Box sx={{ pt: 1 }}>
          <Thumbnail src={line.picture} width={56} ratio="1" />
        </Box>
        <Box sx={fields}>
          <PlainField {...field('name', 'Producto', 'name')} />
          <PlainField {...field('detail', 'Detalle', 'detail')} />
          <PlainField {...field('quantity', 'Cantidad', 'quantity')} isNumber />
          <PlainField {...field('unit', 'Unidad', 'unit')} />
          <MoneyField
            {...field('unitPrice', 'Precio unitario', 'price')}
            currency={currency}
            before={line.priceBefore}
            onKeyDown={goToNextPrice}
          />
          <PercentField {...field('discount', 'Descuento', 'discount')} />
          {known && (
            <KnownPriceChips
              known={known}
              price={pricedLine(line, currency)}
              onChoose={({ unitPrice, discount }) =>
                onPrice(line, {
                  unitPrice: formatAmount(unitPrice, currency),
                  discount: discount === 0 ? '' : percentDigits(discount),
                })
              }
            />
          )}
          <PlainField {...field('code', 'Código', 'code')} />
          <PlainField {...field('note', 'Nota', 'note')} multiline />
          <Typography className="figures" sx={{ gridArea: 'total', fontWeight: 700, pt: 0.5, textAlign: 'right' }}>
            {totalText(line, currency)}
          </Typography>
        </Box>
        <Box sx={actions}>
          <MoveButtons name={name} index={index} count={count} onMove={(to) => onMove(line.key, to)} />
          <IconButton aria-label={`Quitar ${name}`} onClick={() => change({ isRemoved: true })}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      </Box>
    </Card>
  )
})

function totalText(edited: EditedLine, currency: Currency): string {
  const line = pricedLine(edited, currency)
  const isReadable = [line.quantity, line.unitPrice, line.discount].every(Number.isInteger)
  if (!isReadable) return '–'
  return formatMoney(lineTotal(line), currency)
}

/** Prices are typed down the list, as in a spreadsheet. */
function goToNextPrice(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const prices = [...document.querySelectorAll<HTMLInputElement>('input[name="unitPrice"]')]
  const next = prices[prices.indexOf(event.target) + 1]
  next?.focus()
  next?.select()
}
