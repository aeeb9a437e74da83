import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { colours } from '../shared/colours.ts'
import { inProject } from '../shared/project-path.ts'
import { addressText, type Company } from '../shared/settings/company.ts'

export type PdfSheet = InstanceType<typeof PDFDocument>

const { ink, red, 'steel-600': grey } = colours

export const margin = { left: 48, right: 48, top: 104, bottom: 72 }
export const textSize = 9.5

export const widthOf = (sheet: PdfSheet) => sheet.page.width - margin.left - margin.right
const bottomOf = (sheet: PdfSheet) => sheet.page.height - margin.bottom
export const roomLeft = (sheet: PdfSheet) => bottomOf(sheet) - sheet.y
export const fitsOnlyBelow = (sheet: PdfSheet, height: number) =>
  roomLeft(sheet) < height && height < bottomOf(sheet) - margin.top
export const keepTogether = (sheet: PdfSheet, height: number) => {
  if (fitsOnlyBelow(sheet, height)) sheet.addPage()
}

type Info = { title: string; author: string }

export async function drawSheet({ title, author }: Info, draw: (sheet: PdfSheet) => void): Promise<Buffer> {
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

export function drawTitle(sheet: PdfSheet, label: string, title: string) {
  sheet.font('700').fontSize(8).fillColor(grey).text(label, { characterSpacing: 1 })
  sheet.moveDown(0.3).font('800').fontSize(22).fillColor(ink).text(title).moveDown(0.6)
}

export function drawHeading(sheet: PdfSheet, text: string) {
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

type Stationery = { fonts: { name: string; font: Buffer }[]; logo: { fill: string; d: string }[] }

let read: Stationery | undefined

function stationery(): Stationery {
  read ??= { fonts: ['400', '700', '800'].map((name) => ({ name, font: readFont(name) })), logo: readLogo() }
  return read
}

const readFont = (weight: string) => readFileSync(inProject(`documents/fonts/archivo-${weight}.ttf`))

function readLogo() {
  const svg = readFileSync(inProject('media/brand/logo.svg'), 'utf8')
  return [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({ fill, d }))
}

const { 'steel-200': line } = colours
const headBottom = 80
const lineHeight = 11

type Frame = { head: string[]; foot: string; link?: string }

export const companyFrame = ({ legalName, address, phones, email }: Company, url: string): Frame => ({
  head: [`${legalName} · ${addressText(address)}`, `${phones.sales} · ${email}`],
  foot: url,
  link: url,
})

/** Letterhead and footer with page numbers, on every page that was drawn. */
export function drawFrame(sheet: PdfSheet, { head, foot, link }: Frame) {
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
export function forEachPage(sheet: PdfSheet, draw: (page: number, count: number) => void) {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    sheet.page.margins = { ...margin, top: 0, bottom: 0 }
    draw(page - start + 1, count)
  }
}
