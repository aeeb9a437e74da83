import { fixedCategoryNames } from '../../shared/catalogue/fixed-categories.ts'
import type { Category } from '../../shared/catalogue/public.ts'

const placeOf = ({ name }: Category) => {
  const place = fixedCategoryNames.indexOf(name)
  return place < 0 ? fixedCategoryNames.length : place
}

/** Another backend may return the categories in any order. */
export const inFixedOrder = (categories: Category[]) => categories.toSorted((a, b) => placeOf(a) - placeOf(b))
