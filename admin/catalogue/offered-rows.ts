import { useFormContext } from 'react-hook-form'
import type { ProductForm } from '../../shared/catalogue/products.ts'
import type { Specification } from '../../shared/catalogue/public.ts'

type Row = Specification & { isOffered?: boolean }

/** Rows that the category offered, and that nobody has filled in, are not saved. */
export type OfferedRows = Omit<ProductForm, 'specifications'> & { specifications: Row[] }

const isFilledIn = ({ isOffered, value }: Row) => !isOffered || value.trim() !== ''

/** The rows of the form must have the places of those that are saved, because the API names faults by their place. */
const filledInFirst = (rows: Row[]): Row[] => [...rows.filter(isFilledIn), ...rows.filter((row) => !isFilledIn(row))]

export const filledIn = (rows: Row[]): Specification[] =>
  rows.filter(isFilledIn).map(({ key, value }) => ({ key, value }))

/** A save that is rejected must not take away the rows that were offered. */
export function useFilledInFirst(): () => void {
  const { getValues, setValue } = useFormContext<OfferedRows>()
  return () => {
    const typed = getValues('specifications')
    const sorted = filledInFirst(typed)
    if (sorted.some((row, index) => row !== typed[index])) setValue('specifications', sorted)
  }
}
