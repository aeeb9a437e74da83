import { colours } from '../../colours.ts'
import { formatMoney, formatPercent } from '../../contract/quotes/money.ts'
import type { Quote } from '../../contract/quotes/quote.ts'
import { margin, type Sheet, textSize } from '../pdf/sheet.ts'

type Priced = Pick<Quote, 'currency' | 'isExempt' | 'discount' | 'freight' | 'totals'>

const { ink } = colours
const width = 230
const rowHeight = 17
const totalHeight = 26
const space = 10
const totalSize = 12

export const heightOfTotals = (quote: Priced) => space + rowsOf(quote).length * rowHeight + totalHeight

export function drawTotals(sheet: Sheet, quote: Priced) {
  const { totals, currency } = quote
  const x = sheet.page.width - margin.right - width
  let y = sheet.y + space
  const drawRow = (label: string, amount: string) => {
    sheet.text(label, x, y, { width, lineBreak: false })
    sheet.text(amount, x, y, { width, align: 'right' })
  }
  sheet.font('400').fontSize(textSize).fillColor(ink)
  for (const [label, amount] of rowsOf(quote)) {
    drawRow(label, amount)
    y += rowHeight
  }
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(1)
    .stroke(ink)
  y += 7
  sheet.font('800').fontSize(totalSize)
  drawRow('Total', formatMoney(totals.total, currency))
  sheet.x = margin.left
  sheet.y = y + totalHeight
}

type Row = [label: string, amount: string]

function rowsOf({ currency, isExempt, discount, freight, totals }: Priced): Row[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const rows: (Row | false)[] = [
    (discount > 0 || freight > 0) && ['Subtotal', money(totals.subtotal)],
    discount > 0 && [`Descuento ${formatPercent(discount)}`, money(-totals.discount)],
    freight > 0 && ['Flete', money(freight)],
    ['Neto', money(totals.net)],
    isExempt ? ['Exento de IVA', ''] : ['IVA 19 %', money(totals.tax)],
  ]
  return rows.filter((row) => row !== false)
}
