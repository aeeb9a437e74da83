import type { categories } from '../../../db/schema.ts'
import { fold } from '../../../shared/text.ts'
import type { ProductContent } from '../editing/product-record.ts'

const bullet = '• '

const linesOf = (cell: string) => cell.split(/\r?\n/).filter((line) => line.trim() !== '')

function writePairs(pairs: [string, string][], divider: ':' | '|'): string {
  const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll(divider, `\\${divider}`)
  const gap = divider === ':' ? ': ' : ' | '
  return pairs.map(([first, second]) => `${escaped(first)}${gap}${second}`).join('\n')
}

/** Without a divider the second half is empty, and the form's schema reports what is missing. */
function readPairs(cell: string, divider: ':' | '|'): [string, string][] {
  return linesOf(cell).map((line) => {
    const first = firstHalf(line, divider)
    const unescaped = first.replace(/\\(.)/g, '$1')
    return [unescaped.trim(), line.slice(first.length + 1).trim()]
  })
}

function firstHalf(line: string, divider: string): string {
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '\\') index++
    else if (line[index] === divider) return line.slice(0, index)
  }
  return line
}

function writeList(list: string[] | string): string {
  if (Array.isArray(list)) return list.map((point) => `${bullet}${point}`).join('\n')
  return /^[•\\]/.test(list) ? `\\${list}` : list
}

function readList(cell: string): string[] | string {
  if (cell.trim() === '') return []
  if (cell.startsWith('\\')) return cell.slice(1)
  const lines = linesOf(cell)
  const isList = lines.every((line) => line.trimStart().startsWith('•'))
  return isList ? lines.map((line) => line.trimStart().slice(1).trim()) : cell.replaceAll('\r\n', '\n')
}

/** Reading a written cell must give the same value. */
export type SheetColumn = {
  heading: string
  field: keyof ProductContent
  write: (content: ProductContent, names: CategoryNames) => string
  read: (cell: string, names: CategoryNames) => unknown
}

export type CategoryNames = { pathOf: (id: number) => string; find: (text: string) => number | undefined }

const wholeNumber = (cell: string) => (/^\d+$/.test(cell.trim()) ? Number(cell) : cell)
const asIs = (cell: string) => cell

const yes = new Set(['si', 'sí', 's', 'x', '1', 'true', 'verdadero'])
const no = new Set(['no', 'n', '', '0', 'false', 'falso'])

function readYesOrNo(cell: string): unknown {
  const word = cell.trim().toLowerCase()
  return yes.has(word) || (no.has(word) ? false : cell)
}

export const columns: SheetColumn[] = [
  { heading: 'nombre', field: 'name', write: ({ name }) => name, read: asIs },
  { heading: 'codigo', field: 'code', write: ({ code }) => code, read: asIs },
  { heading: 'subtitulo', field: 'subtitle', write: ({ subtitle }) => subtitle, read: asIs },
  {
    heading: 'categoria',
    field: 'categoryId',
    write: ({ categoryId }, names) => names.pathOf(categoryId),
    read: (cell, names) => names.find(cell) ?? cell.trim(),
  },
  { heading: 'publicado', field: 'published', write: ({ published }) => (published ? 'sí' : 'no'), read: readYesOrNo },
  { heading: 'orden', field: 'position', write: ({ position }) => String(position), read: wholeNumber },
  { heading: 'slug', field: 'slug', write: ({ slug }) => slug, read: asIs },
  { heading: 'descripcion', field: 'description', write: ({ description }) => description, read: asIs },
  {
    heading: 'especificaciones',
    field: 'specifications',
    write: ({ specifications }) =>
      writePairs(
        specifications.map(({ key, value }) => [key, value]),
        ':',
      ),
    read: (cell) => readPairs(cell, ':').map(([key, value]) => ({ key, value })),
  },
  {
    heading: 'informacion',
    field: 'information',
    write: ({ information }) => writeList(information),
    read: readList,
  },
  { heading: 'unidad', field: 'unit', write: ({ unit }) => unit, read: asIs },
  {
    heading: 'formatos',
    field: 'packs',
    write: ({ packs }) =>
      writePairs(
        packs.map(({ name, quantity }) => [name, String(quantity)]),
        ':',
      ),
    read: (cell) => readPairs(cell, ':').map(([name, quantity]) => ({ name, quantity: wholeNumber(quantity) })),
  },
  {
    heading: 'videos',
    field: 'videos',
    write: ({ videos }) => videos.join('\n'),
    read: (cell) => cell.split('\n').filter((line) => line.trim() !== ''),
  },
  {
    heading: 'descargas',
    field: 'downloads',
    write: ({ downloads }) =>
      writePairs(
        downloads.map(({ name, link }) => [name, link]),
        '|',
      ),
    read: (cell) => readPairs(cell, '|').map(([name, link]) => ({ name, link })),
  },
  {
    heading: 'imagenes',
    field: 'pictures',
    write: ({ pictures }) =>
      writePairs(
        pictures.map(({ src, alt }) => [src, alt]),
        '|',
      ),
    read: (cell) => readPairs(cell, '|').map(([src, alt]) => ({ src, alt })),
  },
]

type Row = Pick<typeof categories.$inferSelect, 'id' | 'name' | 'parentId'>

const divider = ' > '
const keyOf = (text: string) =>
  fold(text)
    .split('>')
    .map((part) => part.trim())
    .join(divider)

/** Staff write "ZUNCHOS > Zunchos PP", the last name alone if it is unique, or the id. */
export function categoryNames(rows: Row[]): CategoryNames {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number): string => {
    const row = byId.get(id)
    if (!row) return String(id)
    return row.parentId ? `${pathOf(row.parentId)}${divider}${row.name}` : row.name
  }
  const byPath = new Map(rows.map((row) => [keyOf(pathOf(row.id)), row.id]))
  const byName = Map.groupBy(rows, ({ name }) => keyOf(name))
  return {
    pathOf,
    find: (text) => {
      const wanted = keyOf(text)
      const alike = byName.get(wanted) ?? []
      if (/^\d+$/.test(wanted)) return byId.get(Number(wanted))?.id
      return byPath.get(wanted) ?? (alike.length === 1 ? alike[0]?.id : undefined)
    },
  }
}

export const foldHeading = (heading: string) => fold(heading).trim()
