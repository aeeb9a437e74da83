import { colours } from '../shared/colours.ts'
import { fitsOnlyBelow, margin, type PdfSheet, roomLeft, textSize } from './sheet.ts'

type Style = { font?: '400' | '700'; color?: string; size?: number }

export type TableColumn = Style & { width: number; title?: string; align?: 'left' | 'right' }

type Paragraph = Style & { text: string }

/** A cell without text or picture is undefined. */
export type Cell = string | Paragraph[] | Buffer | undefined

type Options = {
  gap?: number
  /** The height of what follows and must not stand on a page without a row. */
  keptWithLast?: number
}

type Placed = Required<TableColumn> & { x: number }
type Drawn = Required<Paragraph>
type Table = { sheet: PdfSheet; columns: Placed[]; startPage: () => void }
/** One of both is empty. */
type Content = { picture: Buffer | undefined; paragraphs: Drawn[] }

const { ink, 'steel-600': grey, 'steel-200': line } = colours
const padding = 5
const usualGap = 12
const titleSize = 8
const pictureRatio = 0.75

/** Rows break across pages, and each page repeats the titles of the columns. */
export function drawTable(sheet: PdfSheet, given: TableColumn[], rows: Cell[][], options: Options = {}) {
  const { gap = usualGap, keptWithLast = 0 } = options
  const columns = place(given, gap)
  const startPage = () => {
    sheet.addPage()
    drawTitles(sheet, columns)
  }
  drawTitles(sheet, columns)
  for (const [index, row] of rows.entries()) {
    const contents = columns.map((column, position) => contentOf(row[position], column))
    drawRow({ sheet, columns, startPage }, contents, index === rows.length - 1 ? keptWithLast : 0)
  }
}

export const gapsOf = (columns: number, gap = usualGap) => gap * (columns - 1)

function place(columns: TableColumn[], gap: number): Placed[] {
  let x = margin.left
  return columns.map((column) => {
    const placed = { title: '', font: '400', color: ink, size: textSize, align: 'left', ...column, x } satisfies Placed
    x += column.width + gap
    return placed
  })
}

function contentOf(cell: Cell, { font, color, size }: Placed): Content {
  if (Buffer.isBuffer(cell)) return { picture: cell, paragraphs: [] }
  const paragraphs = typeof cell === 'string' ? [{ text: cell }] : (cell ?? [])
  return {
    picture: undefined,
    paragraphs: paragraphs.filter(({ text }) => text).map((paragraph) => ({ font, color, size, ...paragraph })),
  }
}

function drawTitles(sheet: PdfSheet, columns: Placed[]) {
  if (columns.every(({ title }) => !title)) return
  const { y } = sheet
  sheet.font('700').fontSize(titleSize).fillColor(grey)
  for (const { title, x, width, align } of columns) if (title) sheet.text(title, x, y, { width, align })
  endRow(sheet, y + titleSize + 2 * padding, { width: 1, color: ink })
}

function drawRow(table: Table, contents: Content[], keptBelow: number) {
  const { sheet, columns, startPage } = table
  const cells = columns.map((column, index) => measured(sheet, column, contents[index] ?? nothing))
  const height = heightOf(cells)
  if (fitsOnlyBelow(sheet, height + 2 * padding + keptBelow)) startPage()
  const room = roomLeft(sheet) - 2 * padding
  if (height <= room) return drawCells(sheet, cells, { isCentred: cells.some(({ content }) => content.picture) })

  const parts = cells.map(({ column, content }) => {
    const [paragraphs, rest] = splitParagraphs(sheet, content.paragraphs, column.width, room)
    return { fitting: measured(sheet, column, { ...content, paragraphs }), rest: { ...nothing, paragraphs: rest } }
  })
  drawCells(
    sheet,
    parts.map(({ fitting }) => fitting),
    { isCentred: false },
  )
  startPage()
  drawRow(
    table,
    parts.map(({ rest }) => rest),
    keptBelow,
  )
}

type MeasuredCell = { column: Placed; content: Content; height: number }

const measured = (sheet: PdfSheet, column: Placed, content: Content): MeasuredCell => {
  const { picture, paragraphs } = content
  const height = picture ? column.width * pictureRatio : textHeight(sheet, paragraphs, column.width)
  return { column, content, height }
}

const heightOf = (cells: MeasuredCell[]) => Math.max(...cells.map(({ height }) => height))

function drawCells(sheet: PdfSheet, cells: MeasuredCell[], { isCentred }: { isCentred: boolean | undefined }) {
  const top = sheet.y + padding
  const height = heightOf(cells)
  for (const cell of cells) drawCell(sheet, cell, isCentred ? top + (height - cell.height) / 2 : top)
  endRow(sheet, top + height + padding, { width: 0.5, color: line })
}

const nothing: Content = { picture: undefined, paragraphs: [] }

function drawCell(sheet: PdfSheet, { column, content, height }: MeasuredCell, top: number) {
  const { x, width, align } = column
  const { picture, paragraphs } = content
  if (picture) sheet.image(picture, x, top, { fit: [width, height], align: 'center', valign: 'center' })
  let y = top
  for (const paragraph of paragraphs) {
    styled(sheet, paragraph).fillColor(paragraph.color).text(paragraph.text, x, y, { width, align })
    y = sheet.y
  }
}

const styled = (sheet: PdfSheet, { font, size }: Drawn) => sheet.font(font).fontSize(size)

const textHeight = (sheet: PdfSheet, paragraphs: Drawn[], width: number) =>
  paragraphs.reduce((sum, paragraph) => sum + styled(sheet, paragraph).heightOfString(paragraph.text, { width }), 0)

function splitParagraphs(sheet: PdfSheet, paragraphs: Drawn[], width: number, room: number): [Drawn[], Drawn[]] {
  const fitting: Drawn[] = []
  let left = room
  for (const [index, paragraph] of paragraphs.entries()) {
    const heightOf = (text: string) => styled(sheet, paragraph).heightOfString(text, { width })
    const [text, rest] = splitToFit(paragraph.text, (part) => heightOf(part) <= left)
    if (text) fitting.push({ ...paragraph, text })
    if (rest) return [fitting, [{ ...paragraph, text: rest }, ...paragraphs.slice(index + 1)]]
    left -= heightOf(text)
  }
  return [fitting, []]
}

function endRow(sheet: PdfSheet, y: number, { width, color }: { width: number; color: string }) {
  sheet.x = margin.left
  sheet.y = y
  sheet
    .moveTo(margin.left, y)
    .lineTo(sheet.page.width - margin.right, y)
    .lineWidth(width)
    .stroke(color)
}

function splitToFit(text: string, fits: (text: string) => boolean): [string, string] {
  if (fits(text)) return [text, '']
  let fitting = 0
  let tooLong = text.length
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    if (fits(text.slice(0, middle))) fitting = middle
    else tooLong = middle
  }
  const space = Math.max(text.lastIndexOf(' ', fitting), text.lastIndexOf('\n', fitting))
  const end = space > 0 ? space : fitting
  return [text.slice(0, end), text.slice(end).trimStart()]
}
