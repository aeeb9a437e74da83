import { quantityText } from '../shared/catalogue/sale-unit.ts'
import { colours } from '../shared/colours.ts'
import { formatAmount, formatMoney, formatPercent } from '../shared/quotes/money.ts'
import type { Letterhead, Quote, QuoteLine } from '../shared/quotes/quote.ts'
import { termNames } from '../shared/quotes/quote-names.ts'
import { totalRows } from '../shared/quotes/totals.ts'
import { drawFrame, drawHeading, drawSheet, forEachPage, margin, type PdfSheet, textSize, widthOf } from './sheet.ts'
import { type Cell, drawTable, gapsOf, type TableColumn } from './table.ts'

type Terms = Pick<
  Quote,
  'currency' | 'isExempt' | 'discount' | 'freight' | 'totals' | 'rut' | 'delivery' | 'payment' | 'place' | 'notes'
>

export type QuoteSheet = Terms & {
  folio: string
  version: number
  isDraft: boolean
  day: string
  validUntil: string
  letterhead: Letterhead
}

export type PicturedLine = Omit<QuoteLine, 'productId'> & { picture: Buffer | undefined }

const { ink, 'steel-400': pale, 'steel-600': grey } = colours
const small = 8
const gap = 8
const lineGap = 2

export function drawQuote(quote: QuoteSheet, lines: PicturedLine[]): Promise<Buffer> {
  const { folio, version, isDraft, letterhead } = quote
  const { legalName, rut, giro, address, phone, email } = letterhead.company
  return drawSheet({ title: `Cotización ${folio}, versión ${version}`, author: legalName }, (sheet) => {
    drawTitle(sheet, quote)
    drawParties(sheet, quote)
    drawLines(sheet, quote, lines)
    drawTotals(sheet, quote)
    drawTerms(sheet, quote)
    drawFrame(sheet, {
      head: [[legalName, rut && `RUT ${rut}`].filter(Boolean).join(' · '), giro, address, `${phone} · ${email}`].filter(
        Boolean,
      ),
      foot: `${folio} · versión ${version}`,
    })
    if (isDraft) drawWatermark(sheet)
  })
}

function drawTitle(sheet: PdfSheet, { folio, version }: QuoteSheet) {
  sheet.font('800').fontSize(18).fillColor(ink).text(`Cotización ${folio}`, { continued: true })
  sheet.font('400').text(` · versión ${version}`).moveDown(0.6)
}

function drawParties(sheet: PdfSheet, { letterhead, rut, day, validUntil, currency }: QuoteSheet) {
  const { customer, seller } = letterhead
  const blocks = [
    ['Cliente', customer.company, rut && `RUT ${rut}`, customer.name, customer.email, customer.phone],
    ['Tu contacto', seller.name, seller.position, seller.phone, seller.email],
    ['Fecha', day, `Válida hasta el ${validUntil}`, currencyNames[currency]],
  ]
  const width = (widthOf(sheet) - 2 * gap) / blocks.length
  const top = sheet.y
  const bottoms = blocks.map(([label, first, ...rest], index) => {
    const x = margin.left + index * (width + gap)
    sheet
      .font('700')
      .fontSize(small)
      .fillColor(grey)
      .text(label ?? '', x, top, { width, lineGap: 3 })
    sheet
      .font('700')
      .fontSize(textSize)
      .fillColor(ink)
      .text(first ?? '', { width, lineGap })
    sheet.font('400').text(rest.filter(Boolean).join('\n'), { width, lineGap })
    return sheet.y
  })
  sheet.x = margin.left
  sheet.y = Math.max(...bottoms) + 18
}

const currencyNames = { CLP: 'Montos en pesos chilenos', USD: 'Montos en dólares (US$)' }

function drawLines(sheet: PdfSheet, quote: QuoteSheet, lines: PicturedLine[]) {
  const { currency, totals } = quote
  const prices = lines.map(({ unitPrice }) => formatAmount(unitPrice, currency))
  const sums = totals.lines.map((sum) => formatAmount(sum, currency))
  const discounts = lines.map(({ discount }) => (discount ? formatPercent(discount) : ''))
  const hasDiscounts = discounts.some(Boolean)

  const fixed: TableColumn[] = [
    { title: 'Cantidad', width: 60, align: 'right' },
    numbers(sheet, 'Precio unitario', prices),
    ...(hasDiscounts ? [numbers(sheet, 'Dcto.', discounts)] : []),
    { ...numbers(sheet, 'Total', sums), font: '700' },
  ]
  const hasPictures = lines.some(({ picture }) => picture)
  const start: TableColumn[] = [
    { title: 'N.º', width: 16, color: grey, size: small },
    ...(hasPictures ? [{ width: 36 }] : []),
  ]
  const taken = [...start, ...fixed].reduce((sum, { width }) => sum + width, 0)
  const product = { title: 'Producto', width: widthOf(sheet) - taken - gapsOf(start.length + 1 + fixed.length, gap) }
  const rows = lines.map((line, index): Cell[] => [
    String(index + 1),
    ...(hasPictures ? [line.picture] : []),
    [
      { text: line.name, font: '700' },
      { text: line.detail, size: small },
      { text: line.code, color: grey, size: small },
      { text: line.note, size: small },
    ],
    quantityText(line.quantity, line.unit),
    prices[index],
    ...(hasDiscounts ? [discounts[index]] : []),
    sums[index],
  ])
  drawTable(sheet, [...start, product, ...fixed], rows, { gap, keptWithLast: heightOfTotals(quote) })
}

/** As wide as its widest text, because a number must not be broken. */
function numbers(sheet: PdfSheet, title: string, texts: (string | undefined)[]): TableColumn {
  const widthIn = (size: number, text = '') => sheet.font('700').fontSize(size).widthOfString(text)
  const width = Math.max(widthIn(small, title), ...texts.map((text) => widthIn(textSize, text)))
  return { title, width: Math.ceil(width), align: 'right' }
}

function drawTerms(sheet: PdfSheet, { delivery, payment, place, notes }: QuoteSheet) {
  const rows = [
    [termNames.delivery, delivery],
    [termNames.payment, payment],
    [termNames.place, place],
  ].filter(([, text]) => text)
  if (rows.length === 0 && !notes) return
  drawHeading(sheet, 'Condiciones')
  const width = 110
  drawTable(sheet, [{ width, color: grey }, { width: widthOf(sheet) - width - gapsOf(2) }], rows)
  if (!notes) return
  sheet.moveDown(1).font('400').fontSize(textSize).fillColor(ink).text(notes, { lineGap, paragraphGap: 2 })
}

function drawWatermark(sheet: PdfSheet) {
  forEachPage(sheet, () => {
    const { width, height } = sheet.page
    sheet.save().rotate(-52, { origin: [width / 2, height / 2] })
    sheet
      .font('800')
      .fontSize(130)
      .fillColor(pale, 0.2)
      .text('Borrador', 0, height / 2 - 70, { width, align: 'center', lineBreak: false })
    sheet.restore()
  })
}

type Priced = Pick<Quote, 'currency' | 'isExempt' | 'discount' | 'freight' | 'totals'>
const width = 230
const rowHeight = 17
const totalHeight = 26
const space = 10
const totalSize = 12

const heightOfTotals = (quote: Priced) => space + totalRows(quote, quote.totals).length * rowHeight + totalHeight

function drawTotals(sheet: PdfSheet, quote: Priced) {
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
