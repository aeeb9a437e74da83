import { fixedCategoryNames } from '../../shared/catalogue/fixed-categories.ts'
import type { Category } from '../../shared/catalogue/public.ts'
import type { Crumb } from '../document/page-meta.ts'
import { listAddress } from './list-address.ts'

/** Top-level category names are stored in capitals. */
export const inSentence = (name: string) =>
  name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name

export function categoryTrail(categories: readonly Category[] | undefined, id: number): Crumb[] {
  for (const top of categories ?? []) {
    const below = top.other_Categories.find((category) => category.id === id)
    if (below) return [top, below].map(crumbOf)
    if (top.id === id) return [crumbOf(top)]
  }
  return []
}

const crumbOf = ({ id, name }: { id: number; name: string }): Crumb => ({
  name: inSentence(name),
  path: listAddress({ categoryId: id }),
})

export const categoryName = (categories: readonly Category[] | undefined, id: number) =>
  categoryTrail(categories, id).at(-1)?.name

const placeOf = ({ name }: Category) => {
  const place = fixedCategoryNames.indexOf(name)
  return place < 0 ? fixedCategoryNames.length : place
}

/** Another backend may return the categories in any order. */
export const inFixedOrder = (categories: Category[]) => categories.toSorted((a, b) => placeOf(a) - placeOf(b))
