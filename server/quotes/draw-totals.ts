import { colours } from '../../shared/colours.ts'
import { formatMoney } from '../../shared/quotes/money.ts'
import type { Quote } from '../../shared/quotes/quote.ts'
import { totalRows } from '../../shared/quotes/totals.ts'
import { margin, type Sheet, textSize } from '../pdf/sheet.ts'

type Priced = Pick<Quote, 'currency' | 'isExempt' | 'discount' | 'freight' | 'totals'>

const { ink } = colours
const width = 230
const rowHeight = 17
const totalHeight = 26
const space = 10
const totalSize = 12

export const heightOfTotals = (quote: Priced) => space + totalRows(quote, quote.totals).length * rowHeight + totalHeight

export function drawTotals(sheet: Sheet, quote: Priced) {
  const { totals, currency } = quote
  const x = sheet.page.width - margin.right - width
  let y = sheet.y + space
  const drawRow = (label: string, amount: number) => {
    sheet.text(label, x, y, { width, lineBreak: false })
    sheet.text(formatMoney(amount, currency), x, y, { width, align: 'right' })
  }
  sheet.font('400').fontSize(textSize).fillColor(ink)
  for (const { label, amount } of totalRows(quote, totals)) {
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
  drawRow('Total', totals.total)
  sheet.x = margin.left
  sheet.y = y + totalHeight
}
