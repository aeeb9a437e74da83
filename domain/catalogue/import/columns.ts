import type { ProductContent } from '../editing/product-record.ts'
import { readList, readPairs, writeList, writePairs } from './cell-lists.ts'

/** Reading a written cell must give the same value. */
export type Column = {
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

export const columns: Column[] = [
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
