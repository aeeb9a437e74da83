import { colours } from '../shared/colours.ts'
import type { Company } from '../shared/settings/company.ts'
import { companyFrame, drawFrame, drawSheet, drawTitle, textSize, widthOf } from './sheet.ts'

import { drawTable, gapsOf, type TableColumn } from './table.ts'

export type ListLine = { name: string; code: string; quantity: string; picture: Buffer | undefined }

type Options = { day: string; url: string; company: Company }

const { ink, 'steel-600': grey } = colours
const widths = { picture: 52, code: 136, quantity: 112 }

export function drawList(lines: ListLine[], { day, url, company }: Options): Promise<Buffer> {
  return drawSheet({ title: `Lista para cotizar, ${day}`, author: company.legalName }, (sheet) => {
    drawTitle(sheet, 'SIN PRECIOS', 'Lista para cotizar')
    const count = lines.length === 1 ? '1 producto' : `${lines.length} productos`
    sheet
      .font('400')
      .fontSize(textSize)
      .fillColor(ink)
      .text(`${count} · ${day}. Preparada en el sitio de ${company.name}; no es una cotización ni una oferta.`)
      .moveDown(1.5)
    const columns: TableColumn[] = [
      { width: widths.picture },
      {
        title: 'Producto',
        width: widthOf(sheet) - Object.values(widths).reduce((sum, width) => sum + width) - gapsOf(4),
        font: '700',
      },
      { title: 'Código', width: widths.code, color: grey },
      { title: 'Cantidad', width: widths.quantity, font: '700', align: 'right' },
    ]
    drawTable(
      sheet,
      columns,
      lines.map(({ picture, name, code, quantity }) => [picture, name, code, quantity]),
    )
    drawFrame(sheet, companyFrame(company, url))
  })
}
