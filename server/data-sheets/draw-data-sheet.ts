import PDFDocument from 'pdfkit'
import { colours } from '../../colours.ts'
import { company } from '../../company.ts'
import type { Product } from '../../contract/catalogue/public.ts'
import { splitToFit } from './split-to-fit.ts'
import { stationery } from './stationery.ts'

export type SheetContent = Pick<Product, 'name' | 'desc'> & {
  jsonDetails: Pick<Product['jsonDetails'], 'specifications' | 'information'>
}

type Options = {
  picture: Buffer | undefined
  url: string
}

const { ink, red, 'steel-600': grey, 'steel-200': line } = colours
const margin = { left: 48, right: 48, top: 104, bottom: 72 }

export async function drawDataSheet(product: SheetContent, { picture, url }: Options): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    lang: 'es-CL',
    info: { Title: `Ficha técnica: ${product.name}`, Author: company.legalName },
  })
  for (const { name, font } of stationery().fonts) document.registerFont(name, font)
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })

  const { name, desc, jsonDetails } = product
  drawTitle(document, name)
  drawOpening(document, desc, picture)
  drawSpecifications(document, jsonDetails.specifications)
  drawInformation(document, [jsonDetails.information].flat())
  drawFrame(document, url)
  document.end()
  return finished
}

type Sheet = InstanceType<typeof PDFDocument>

const widthOf = (sheet: Sheet) => sheet.page.width - margin.left - margin.right
const bottomOf = (sheet: Sheet) => sheet.page.height - margin.bottom
const roomLeft = (sheet: Sheet) => bottomOf(sheet) - sheet.y
const keepTogether = (sheet: Sheet, height: number) => {
  if (roomLeft(sheet) < height && height < bottomOf(sheet) - margin.top) sheet.addPage()
}

function drawTitle(sheet: Sheet, name: string) {
  sheet.font('700').fontSize(8).fillColor(grey).text('FICHA TÉCNICA', { characterSpacing: 1 })
  sheet.moveDown(0.3).font('800').fontSize(22).fillColor(ink).text(name).moveDown(0.6)
}

function drawOpening(sheet: Sheet, desc: string, picture: Buffer | undefined) {
  const { y: top, page } = sheet
  const pictureWidth = picture ? 210 : 0
  const pictureHeight = pictureWidth * 0.75
  const textWidth = widthOf(sheet) - pictureWidth - (picture ? 24 : 0)
  if (picture) sheet.image(picture, margin.left + textWidth + 24, top, { fit: [pictureWidth, pictureHeight] })
  sheet
    .font('400')
    .fontSize(9.5)
    .fillColor(ink)
    .text(desc.replaceAll('\n\n', '\n'), margin.left, top, { width: textWidth, lineGap: 3, paragraphGap: 6 })
  sheet.x = margin.left
  sheet.y = (sheet.page === page ? Math.max(sheet.y, top + pictureHeight) : sheet.y) + 18
}

function drawHeading(sheet: Sheet, text: string) {
  if (roomLeft(sheet) < 80) sheet.addPage()
  const y = sheet.y
  sheet.rect(0, y, margin.left + 40, 3).fill(red)
  sheet
    .font('800')
    .fontSize(13)
    .fillColor(ink)
    .text(text, margin.left, y + 12)
    .moveDown(0.5)
}

function drawSpecifications(sheet: Sheet, rows: Product['jsonDetails']['specifications']) {
  if (rows.length === 0) return
  drawHeading(sheet, 'Especificaciones')
  for (const row of rows) drawRow(sheet, row)
  sheet.moveDown(1.5)
}

const rowPadding = 5

type Row = Product['jsonDetails']['specifications'][number]

function drawRow(sheet: Sheet, { key, value }: Row) {
  const keyWidth = widthOf(sheet) * 0.4
  const columns = [
    { text: key, x: margin.left, width: keyWidth, font: '400', color: grey },
    { text: value, x: margin.left + keyWidth + 12, width: widthOf(sheet) - keyWidth - 12, font: '700', color: ink },
  ]
  const heightOf = ({ text, width, font }: Pick<(typeof columns)[number], 'text' | 'width' | 'font'>) =>
    text ? sheet.font(font).fontSize(9.5).heightOfString(text, { width }) : 0
  keepTogether(sheet, Math.max(...columns.map(heightOf)) + 2 * rowPadding)

  const y = sheet.y + rowPadding
  const room = roomLeft(sheet) - 2 * rowPadding
  const parts = columns.map((column) => {
    const [text, rest] = splitToFit(column.text, (text) => heightOf({ ...column, text }) <= room)
    return { ...column, text, rest }
  })
  const height = Math.max(...parts.map(heightOf))
  for (const { text, x, width, font, color } of parts) {
    if (text) sheet.font(font).fillColor(color).text(text, x, y, { width })
  }
  sheet.x = margin.left
  sheet.y = y + height + rowPadding
  const [restOfKey = '', restOfValue = ''] = parts.map(({ rest }) => rest)
  if (restOfKey || restOfValue) {
    sheet.addPage()
    drawRow(sheet, { key: restOfKey, value: restOfValue })
  } else {
    sheet
      .moveTo(margin.left, sheet.y)
      .lineTo(sheet.page.width - margin.right, sheet.y)
      .lineWidth(0.5)
      .stroke(line)
  }
}

function drawInformation(sheet: Sheet, points: string[]) {
  if (points.length === 0) return
  drawHeading(sheet, 'Información')
  const width = widthOf(sheet) - 16
  for (const point of points) {
    sheet.font('400').fontSize(9.5)
    keepTogether(sheet, sheet.heightOfString(point, { width, lineGap: 2 }) + 8)
    const { y } = sheet
    sheet.rect(margin.left, y + 4, 4, 4).fill(red)
    sheet
      .fillColor(ink)
      .text(point, margin.left + 16, y, { width, lineGap: 2 })
      .moveDown(0.4)
  }
}

function drawFrame(sheet: Sheet, url: string) {
  const { start, count } = sheet.bufferedPageRange()
  const { street, district, city, country } = company.address
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    // Header and footer lie outside the margins, where text would start a new page.
    sheet.page.margins = { ...margin, top: 0, bottom: 0 }
    sheet.save().translate(margin.left, 40).scale(0.8)
    for (const { fill, d } of stationery().logo) sheet.path(d).fill(fill)
    sheet.restore()
    const right = { width: widthOf(sheet), align: 'right' } as const
    sheet.font('400').fontSize(8).fillColor(grey)
    sheet.text(`${company.legalName} · ${street}, ${district}, ${city}, ${country}`, margin.left, 42, right)
    sheet.text(`${company.phone.label} · ${company.email}`, margin.left, 54, right)
    sheet
      .moveTo(margin.left, 80)
      .lineTo(sheet.page.width - margin.right, 80)
      .lineWidth(0.5)
      .stroke(line)
    const foot = sheet.page.height - 48
    sheet.fillColor(grey).text(url, margin.left, foot, { link: url, lineBreak: false })
    sheet.text(`${page - start + 1} de ${count}`, margin.left, foot, right)
  }
}
