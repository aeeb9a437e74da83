import { colours } from '../../colours.ts'
import { fitsOnlyBelow, margin, roomLeft, type Sheet, textSize } from './sheet.ts'
import { splitToFit } from './split-to-fit.ts'

export type Column = {
  width: number
  title?: string
  font?: '400' | '700'
  color?: string
  align?: 'left' | 'right'
}

/** A cell without text or picture is undefined. */
export type Cell = string | Buffer | undefined

type Placed = Required<Column> & { x: number }
type Table = { sheet: Sheet; columns: Placed[]; startPage: () => void }

const { ink, 'steel-600': grey, 'steel-200': line } = colours
const padding = 5
const gap = 12
const titleSize = 8
const pictureRatio = 0.75

/** Rows break across pages, and each page repeats the titles of the columns. */
export function drawTable(sheet: Sheet, given: Column[], rows: Cell[][]) {
  const columns = place(given)
  const startPage = () => {
    sheet.addPage()
    drawTitles(sheet, columns)
  }
  drawTitles(sheet, columns)
  for (const row of rows) drawRow({ sheet, columns, startPage }, row)
}

export const gapsOf = (columns: number) => gap * (columns - 1)

function place(columns: Column[]): Placed[] {
  let x = margin.left
  return columns.map((column) => {
    const placed = { title: '', font: '400', color: ink, align: 'left', ...column, x } satisfies Placed
    x += column.width + gap
    return placed
  })
}

function drawTitles(sheet: Sheet, columns: Placed[]) {
  if (columns.every(({ title }) => !title)) return
  const { y } = sheet
  sheet.font('700').fontSize(titleSize).fillColor(grey)
  for (const { title, x, width, align } of columns) if (title) sheet.text(title, x, y, { width, align })
  endRow(sheet, y + titleSize + 2 * padding, { width: 1, color: ink })
}

function drawRow(table: Table, cells: Cell[]) {
  const { sheet, columns, startPage } = table
  const heightOf = (text: string, { font, width }: Placed) =>
    text ? sheet.font(font).fontSize(textSize).heightOfString(text, { width }) : 0
  const needed = columns.map((column, index) => {
    const cell = cells[index]
    return typeof cell === 'string' ? heightOf(cell, column) : cell ? column.width * pictureRatio : 0
  })
  if (fitsOnlyBelow(sheet, Math.max(...needed) + 2 * padding)) startPage()

  const y = sheet.y + padding
  const room = roomLeft(sheet) - 2 * padding
  const parts = columns.map((column, index) => {
    const cell = cells[index]
    if (typeof cell !== 'string') return { column, cell, rest: '', height: needed[index] ?? 0 }
    const [text, rest] = splitToFit(cell, (text) => heightOf(text, column) <= room)
    return { column, cell: text, rest, height: heightOf(text, column) }
  })
  const height = Math.max(...parts.map((part) => part.height))
  const isSplit = parts.some(({ rest }) => rest)
  const isCentred = !isSplit && cells.some((cell) => cell instanceof Buffer)
  for (const { column, cell, height: own } of parts) {
    const { x, width, font, color, align } = column
    const top = isCentred ? y + (height - own) / 2 : y
    if (cell instanceof Buffer) sheet.image(cell, x, top, { fit: [width, own], align: 'center', valign: 'center' })
    else if (cell) sheet.font(font).fontSize(textSize).fillColor(color).text(cell, x, top, { width, align })
  }
  if (!isSplit) return endRow(sheet, y + height + padding, { width: 0.5, color: line })
  startPage()
  drawRow(
    table,
    parts.map(({ rest }) => rest),
  )
}

function endRow(sheet: Sheet, y: number, { width, color }: { width: number; color: string }) {
  sheet.x = margin.left
  sheet.y = y
  sheet
    .moveTo(margin.left, y)
    .lineTo(sheet.page.width - margin.right, y)
    .lineWidth(width)
    .stroke(color)
}
