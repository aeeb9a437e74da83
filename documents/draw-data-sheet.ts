import type { Product } from '../shared/catalogue/public.ts'
import { colours } from '../shared/colours.ts'
import type { Company } from '../shared/settings/company.ts'
import {
  companyFrame,
  drawFrame,
  drawHeading,
  drawSheet,
  drawTitle,
  keepTogether,
  margin,
  type PdfSheet,
  textSize,
  widthOf,
} from './sheet.ts'

import { drawTable, gapsOf } from './table.ts'

export type SheetContent = Pick<Product, 'name' | 'code' | 'desc'> & {
  jsonDetails: Pick<Product['jsonDetails'], 'specifications' | 'information'>
}

type Options = {
  picture: Buffer | undefined
  url: string
  company: Company
}

const { ink, red, 'steel-600': grey } = colours

export function drawDataSheet(
  { name, code, desc, jsonDetails }: SheetContent,
  { picture, url, company }: Options,
): Promise<Buffer> {
  return drawSheet({ title: `Ficha técnica: ${name}`, author: company.legalName }, (sheet) => {
    drawTitle(sheet, ['FICHA TÉCNICA', code].filter(Boolean).join(' · '), name)
    drawOpening(sheet, desc, picture)
    drawSpecifications(sheet, jsonDetails.specifications)
    drawInformation(sheet, [jsonDetails.information].flat())
    drawFrame(sheet, companyFrame(company, url))
  })
}

function drawOpening(sheet: PdfSheet, desc: string, picture: Buffer | undefined) {
  const { y: top, page } = sheet
  const pictureWidth = picture ? 210 : 0
  const pictureHeight = pictureWidth * 0.75
  const textWidth = widthOf(sheet) - pictureWidth - (picture ? 24 : 0)
  if (picture) sheet.image(picture, margin.left + textWidth + 24, top, { fit: [pictureWidth, pictureHeight] })
  sheet
    .font('400')
    .fontSize(textSize)
    .fillColor(ink)
    .text(desc.replaceAll('\n\n', '\n'), margin.left, top, { width: textWidth, lineGap: 3, paragraphGap: 6 })
  sheet.x = margin.left
  sheet.y = (sheet.page === page ? Math.max(sheet.y, top + pictureHeight) : sheet.y) + 18
}

function drawSpecifications(sheet: PdfSheet, rows: Product['jsonDetails']['specifications']) {
  if (rows.length === 0) return
  drawHeading(sheet, 'Especificaciones')
  const keyWidth = widthOf(sheet) * 0.4
  const columns = [
    { width: keyWidth, color: grey },
    { width: widthOf(sheet) - keyWidth - gapsOf(2), font: '700' as const },
  ]
  drawTable(
    sheet,
    columns,
    rows.map(({ key, value }) => [key, value]),
  )
  sheet.moveDown(1.5)
}

function drawInformation(sheet: PdfSheet, points: string[]) {
  if (points.length === 0) return
  drawHeading(sheet, 'Información')
  const width = widthOf(sheet) - 16
  for (const point of points) {
    sheet.font('400').fontSize(textSize)
    keepTogether(sheet, sheet.heightOfString(point, { width, lineGap: 2 }) + 8)
    const { y } = sheet
    sheet.rect(margin.left, y + 4, 4, 4).fill(red)
    sheet
      .fillColor(ink)
      .text(point, margin.left + 16, y, { width, lineGap: 2 })
      .moveDown(0.4)
  }
}
