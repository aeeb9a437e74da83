import { colours } from '../../shared/colours.ts'
import { addressText, type Company } from '../../shared/settings/company.ts'
import { margin, type Sheet, widthOf } from './sheet.ts'
import { stationery } from './stationery.ts'

const { 'steel-600': grey, 'steel-200': line } = colours
const headBottom = 80
const lineHeight = 11

type Frame = { head: string[]; foot: string; link?: string }

export const companyFrame = ({ legalName, address, phones, email }: Company, url: string): Frame => ({
  head: [`${legalName} · ${addressText(address)}`, `${phones.sales} · ${email}`],
  foot: url,
  link: url,
})

/** Letterhead and footer with page numbers, on every page that was drawn. */
export function drawFrame(sheet: Sheet, { head, foot, link }: Frame) {
  forEachPage(sheet, (page, count) => {
    sheet.save().translate(margin.left, 40).scale(0.8)
    for (const { fill, d } of stationery().logo) sheet.path(d).fill(fill)
    sheet.restore()
    const right = { width: widthOf(sheet), align: 'right' } as const
    sheet.font('400').fontSize(8).fillColor(grey)
    const top = headBottom - 16 - head.length * lineHeight
    for (const [index, text] of head.entries()) sheet.text(text, margin.left, top + index * lineHeight, right)
    sheet
      .moveTo(margin.left, headBottom)
      .lineTo(sheet.page.width - margin.right, headBottom)
      .lineWidth(0.5)
      .stroke(line)
    const bottom = sheet.page.height - 48
    sheet.fillColor(grey).text(foot, margin.left, bottom, { lineBreak: false, ...(link && { link }) })
    sheet.text(`Página ${page} de ${count}`, margin.left, bottom, right)
  })
}

/** Header, footer and watermark lie outside the margins, where text would start a new page. */
export function forEachPage(sheet: Sheet, draw: (page: number, count: number) => void) {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.page.margins = { ...margin, top: 0, bottom: 0 }
    draw(page - start + 1, count)
  }
}
