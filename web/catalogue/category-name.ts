import type { Category } from '../../contract/catalogue.ts'

/** As it is written in a sentence: top-level names are in capitals in the catalogue. */
export function categoryName(categories: readonly Category[] | undefined, id: number): string | undefined {
  const all = categories?.flatMap((category) => [category, ...category.other_Categories])
  const name = all?.find((category) => category.id === id)?.name
  return name && name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name
}
