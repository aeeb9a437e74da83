import { colours } from '../../colours.ts'
import { company } from '../../company.ts'
import { margin, type Sheet, widthOf } from './sheet.ts'
import { stationery } from './stationery.ts'

const { 'steel-600': grey, 'steel-200': line } = colours

/** Letterhead and footer with page numbers, on every page that was drawn. */
export function drawFrame(sheet: Sheet, url: string) {
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
