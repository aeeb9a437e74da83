import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Undo from '@mui/icons-material/Undo'
import { Box, Button, Card, FormHelperText, IconButton, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminProduct } from '../../shared/catalogue/products.ts'
import { maxQuoteLines } from '../../shared/limits.ts'
import { detailOf } from '../../shared/quotes/line-detail.ts'
import { type Currency, formatAmount, formatMoney } from '../../shared/quotes/money.ts'
import type { KnownPrices } from '../../shared/quotes/prices.ts'
import { lineTotal } from '../../shared/quotes/totals.ts'
import { AddProductField } from '../catalogue/product-choice.tsx'
import { Thumbnail } from '../catalogue/thumbnail.tsx'
import { MoveButtons } from '../forms/move-buttons.tsx'
import { Panel } from '../shell/panel.tsx'
import { visuallyHidden } from '../shell/theme.ts'
import { type EditedLine, type EditedQuote, keptLines, newLine, percentDigits, pricedLine } from './edited-quote.ts'
import { KnownPriceChips, useKnownPrices } from './known-prices.tsx'
import { MoneyField, PercentField, PlainField } from './text-fields.tsx'

type Props = {
  requestId: number
  quote: EditedQuote
  errors: Record<string, string>
  onLines: (update: (lines: EditedLine[]) => EditedLine[]) => void
  /** What was there before can be restored. */
  onReplace: (said: string, to: (quote: EditedQuote) => EditedQuote, lineKey: string) => void
}

export function EditorLines({ requestId, quote, errors, onLines, onReplace }: Props) {
  const { lines, currency } = quote
  const knownOf = useKnownPrices(requestId, quote)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const kept = keptLines(lines)

  const change = useCallback(
    (key: string, to: Partial<EditedLine>) =>
      onLines((lines) => lines.map((line) => (line.key === key ? { ...line, ...to } : line))),
    [onLines],
  )
  /** A typed price that a known one replaces can be restored. */
  const changePrice = useCallback(
    ({ key, name, unitPrice, discount }: EditedLine, to: Pick<EditedLine, 'unitPrice' | 'discount'>) => {
      const isReplaced = unitPrice.trim() !== '' && (unitPrice !== to.unitPrice || discount !== to.discount)
      if (!isReplaced) return change(key, to)
      const lines = (all: EditedLine[]) => all.map((line) => (line.key === key ? { ...line, ...to } : line))
      onReplace(`Se reemplazó el precio de «${name}».`, (quote) => ({ ...quote, lines: lines(quote.lines) }), key)
    },
    [change, onReplace],
  )
  const move = useCallback(
    (key: string, to: number) => {
      onLines((lines) => {
        const moved = lines.find((line) => line.key === key)
        return moved ? lines.filter((line) => line !== moved).toSpliced(to, 0, moved) : lines
      })
      setSaid(`Línea movida al lugar ${to + 1}.`)
    },
    [onLines],
  )
  const add = (line: EditedLine, field: 'name' | 'unitPrice') => {
    flushSync(() => onLines((lines) => [...lines, line]))
    const added = list.current?.lastElementChild
    added?.scrollIntoView({ block: 'center' })
    added?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus({ preventScroll: true })
  }
  const addProduct = (product: AdminProduct) => {
    const { id, name, code, slug, unit, pictures } = product
    const picture = pictures[0]?.src ?? null
    add(newLine({ productId: id, code: code || slug, name, detail: detailOf(product), unit, picture }), 'unitPrice')
  }

  return (
    <Panel title="Productos">
      {errors.lines && (
        <FormHelperText error role="alert" sx={{ mb: 1 }}>
          {errors.lines}
        </FormHelperText>
      )}
      <Stack ref={list} component="ol" spacing={1} sx={{ containerType: 'inline-size', listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          <EditorLine
            key={line.key}
            line={line}
            index={index}
            count={lines.length}
            currency={currency}
            known={knownOf(line.productId)}
            errors={errorsOf(kept.indexOf(line), errors)}
            onChange={change}
            onPrice={changePrice}
            onMove={move}
          />
        ))}
      </Stack>
      {kept.length < maxQuoteLines && (
        <Stack sx={{ flexDirection: { sm: 'row' }, alignItems: { sm: 'center' }, columnGap: 2, mt: 2 }}>
          <AddProductField onChoose={addProduct} />
          <Button
            startIcon={<Add />}
            sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
            onClick={() => add(newLine(), 'name')}
          >
            Línea libre
          </Button>
        </Stack>
      )}
      <Box aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
    </Panel>
  )
}

function errorsOf(index: number, errors: Record<string, string>): LineErrors | undefined {
  const start = `lines.${index}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return own.length > 0
    ? Object.fromEntries(own.map(([path, message]) => [path.slice(start.length), message]))
    : undefined
}

type Field = 'code' | 'name' | 'detail' | 'unit' | 'note' | 'quantity' | 'unitPrice' | 'discount'

type LineErrors = Partial<Record<Field, string>>

type EditorLineProps = {
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

const EditorLine = memo(function EditorLine(props: EditorLineProps) {
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
