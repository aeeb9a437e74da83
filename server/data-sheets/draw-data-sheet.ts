import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { company } from '../../company.ts'
import type { Product } from '../../contract/catalogue.ts'

type Options = {
  /** The main picture as JPEG, if there is one. */
  picture: Buffer | undefined
  /** Where the product is on the site. */
  url: string
}

const ink = '#14171c'
const grey = '#5b6470'
const line = '#cdd2d8'
const red = '#c8102e'
const margin = { left: 48, right: 48, top: 104, bottom: 72 }

const require = createRequire(import.meta.url)
const font = (weight: number) =>
  readFileSync(require.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`))
const logo = readFileSync(new URL('../../media/brand/logo.svg', import.meta.url), 'utf8')
const logoPaths = [...logo.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({ fill, d }))

/** A product's data sheet: company head, picture, description, specification table and what is good to know. */
export async function drawDataSheet(product: Product, { picture, url }: Options): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    lang: 'es-CL',
    info: { Title: `Ficha técnica: ${product.name}`, Author: company.legalName },
  })
  for (const weight of [400, 700, 800]) document.registerFont(String(weight), font(weight))
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
const roomLeft = (sheet: Sheet) => sheet.page.height - margin.bottom - sheet.y

function drawTitle(sheet: Sheet, name: string) {
  sheet.font('700').fontSize(8).fillColor(grey).text('FICHA TÉCNICA', { characterSpacing: 1 })
  sheet.moveDown(0.3).font('800').fontSize(22).fillColor(ink).text(name).moveDown(0.6)
}

/** The description on the left, the picture on the right; the longer of the two says where the table begins. */
function drawOpening(sheet: Sheet, desc: string, picture: Buffer | undefined) {
  const top = sheet.y
  const pictureWidth = picture ? 210 : 0
  const textWidth = widthOf(sheet) - pictureWidth - (picture ? 24 : 0)
  sheet
    .font('400')
    .fontSize(9.5)
    .fillColor(ink)
    .text(desc.replaceAll('\n\n', '\n'), margin.left, top, { width: textWidth, lineGap: 3, paragraphGap: 6 })
  const textEnd = sheet.y
  if (picture) sheet.image(picture, margin.left + textWidth + 24, top, { fit: [pictureWidth, pictureWidth * 0.75] })
  sheet.x = margin.left
  sheet.y = Math.max(textEnd, picture ? top + pictureWidth * 0.75 : 0) + 18
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
  const keyWidth = widthOf(sheet) * 0.4
  const valueWidth = widthOf(sheet) - keyWidth - 12
  for (const { key, value } of rows) {
    sheet.fontSize(9.5)
    const height = Math.max(
      sheet.font('400').heightOfString(key, { width: keyWidth }),
      sheet.font('700').heightOfString(value, { width: valueWidth }),
    )
    if (roomLeft(sheet) < height + 10) sheet.addPage()
    const y = sheet.y + 5
    sheet.font('400').fillColor(grey).text(key, margin.left, y, { width: keyWidth })
    sheet
      .font('700')
      .fillColor(ink)
      .text(value, margin.left + keyWidth + 12, y, { width: valueWidth })
    sheet.x = margin.left
    sheet.y = y + height + 5
    sheet
      .moveTo(margin.left, sheet.y)
      .lineTo(sheet.page.width - margin.right, sheet.y)
      .lineWidth(0.5)
      .stroke(line)
  }
  sheet.moveDown(1.5)
}

function drawInformation(sheet: Sheet, points: string[]) {
  if (points.length === 0) return
  drawHeading(sheet, 'Información')
  const width = widthOf(sheet) - 16
  for (const point of points) {
    sheet.font('400').fontSize(9.5)
    if (roomLeft(sheet) < sheet.heightOfString(point, { width }) + 8) sheet.addPage()
    const { y } = sheet
    sheet.rect(margin.left, y + 4, 4, 4).fill(red)
    sheet
      .fillColor(ink)
      .text(point, margin.left + 16, y, { width, lineGap: 2 })
      .moveDown(0.4)
  }
}

/** Head and foot of every page, when it is known how many there are. */
function drawFrame(sheet: Sheet, url: string) {
  const { start, count } = sheet.bufferedPageRange()
  const { street, district, city, country } = company.address
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    // The frame lies outside the margins; text there must not begin a new page.
    sheet.page.margins = { ...margin, top: 0, bottom: 0 }
    sheet.save().translate(margin.left, 40).scale(0.8)
    for (const { fill, d } of logoPaths) sheet.path(d).fill(fill)
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
