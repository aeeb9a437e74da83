import type { Dictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { Specification } from '../../../shared/catalogue/public.ts'

/** The names of the rows that products of the category have and this one lacks. */
export function missingRows(dictionary: Dictionary, categoryIds: number[], rows: Specification[]): string[] {
  const present = new Set(rows.flatMap((row) => dictionary.readRow(row, categoryIds).attributes))
  const missing = dictionary.expected(categoryIds).filter(({ attribute }) => !present.has(attribute))
  return [...new Set(missing.map(({ row }) => row.replace(/\s*:.*/, '')))]
}
