import { useFormContext } from 'react-hook-form'
import type { Dictionary } from '../../shared/catalogue/attributes/dictionary.ts'
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

/** Spreadsheets copy cells separated by tabs and rows separated by newlines. */
export function readPastedRows(text: string): { key: string; value: string }[] {
  if (!text.includes('\t')) return []
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map(([key = '', ...rest]) => ({ key, value: rest.filter((cell) => cell !== '').join(' ') }))
}

/** The names of the rows that products of the category have and this one lacks. */
export function missingRows(dictionary: Dictionary, categoryIds: number[], rows: Specification[]): string[] {
  const present = new Set(rows.flatMap((row) => dictionary.readRow(row, categoryIds).attributes))
  const missing = dictionary.expected(categoryIds).filter(({ attribute }) => !present.has(attribute))
  return [...new Set(missing.map(({ row }) => row.replace(/\s*:.*/, '')))]
}
