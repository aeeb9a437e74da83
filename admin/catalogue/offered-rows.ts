import type { ProductForm } from '../../contract/catalogue/products.ts'
import type { Specification } from '../../contract/catalogue/public.ts'

type Row = Specification & { isOffered?: boolean }

/** Rows that the category offered, and that nobody has filled in, are not saved. */
export type OfferedRows = Omit<ProductForm, 'specifications'> & { specifications: Row[] }

const isFilledIn = ({ isOffered, value }: Row) => !isOffered || value.trim() !== ''

export const filledIn = (rows: Row[]): Specification[] =>
  rows.filter(isFilledIn).map(({ key, value }) => ({ key, value }))
