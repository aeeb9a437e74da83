import { writeXlsx } from 'hucre/xlsx'
import { toCsv } from '../../csv.ts'
import type { ProductContent } from '../editing/product-record.ts'
import { type CategoryNames, columns } from './columns.ts'

type Product = { id: number; content: ProductContent }

const headings = ['id', ...columns.map(({ heading }) => heading)]

const rowOf = ({ id, content }: Product, names: CategoryNames) => [
  String(id),
  ...columns.map(({ write }) => write(content, names)),
]

export const writeProductsCsv = (products: Product[], names: CategoryNames): string =>
  toCsv([headings, ...products.map((product) => rowOf(product, names))])

/** Every cell is written as text, so that none is a formula. */
export function writeProductsXlsx(products: Product[], names: CategoryNames): Promise<Uint8Array> {
  const rows = products.map((product) => rowOf(product, names))
  const widths = [8, 40, 20, 40, 36, 10, 8, 32, 60, 60, 60, 30, 16, 50, 60]
  return writeXlsx({
    sheets: [
      {
        name: 'Productos',
        columns: headings.map((_heading, index) => ({ width: widths[index] ?? 20 })),
        rows: [headings, ...rows],
        freezePane: { rows: 1 },
      },
    ],
  })
}
