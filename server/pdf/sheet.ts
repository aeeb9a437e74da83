import PDFDocument from 'pdfkit'
import { colours } from '../../shared/colours.ts'
import { stationery } from './stationery.ts'

export type Sheet = InstanceType<typeof PDFDocument>

const { ink, red, 'steel-600': grey } = colours

export const margin = { left: 48, right: 48, top: 104, bottom: 72 }
export const textSize = 9.5

export const widthOf = (sheet: Sheet) => sheet.page.width - margin.left - margin.right
const bottomOf = (sheet: Sheet) => sheet.page.height - margin.bottom
export const roomLeft = (sheet: Sheet) => bottomOf(sheet) - sheet.y
export const fitsOnlyBelow = (sheet: Sheet, height: number) =>
  roomLeft(sheet) < height && height < bottomOf(sheet) - margin.top
export const keepTogether = (sheet: Sheet, height: number) => {
  if (fitsOnlyBelow(sheet, height)) sheet.addPage()
}

type Info = { title: string; author: string }

export async function drawSheet({ title, author }: Info, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    lang: 'es-CL',
    info: { Title: title, Author: author },
  })
  for (const { name, font } of stationery().fonts) sheet.registerFont(name, font)
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  draw(sheet)
  sheet.end()
  return finished
}

export function drawTitle(sheet: Sheet, label: string, title: string) {
  sheet.font('700').fontSize(8).fillColor(grey).text(label, { characterSpacing: 1 })
  sheet.moveDown(0.3).font('800').fontSize(22).fillColor(ink).text(title).moveDown(0.6)
}

export function drawHeading(sheet: Sheet, text: string) {
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
