import type { Joint, Material } from './joints.ts'

/** The ids of the seeded categories from which products are proposed. */
export const filmCategory = 15
export const cushionCategory = 13
export const strapCategories: Record<Material, number> = { pp: 8, pet: 9, acero: 10, textil: 11 }
export const closureCategories: { joint: Joint; categoryId: number }[] = [
  { joint: 'sello', categoryId: 24 },
  { joint: 'hebilla', categoryId: 25 },
]
