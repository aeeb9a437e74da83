import type { Category } from '../../contract/catalogue.ts'

const order = [
  'ZUNCHOS',
  'MÁQUINAS Y HERRAMIENTAS',
  'AIRPAD',
  'MÁQUINAS ENVOLVEDORAS',
  'SISTEMAS DE EMBALAJE',
  'HERRAMIENTAS DE APOYO',
  'ACCESORIOS DE EMBALAJE',
]

const placeOf = ({ name }: Category) => (order.includes(name) ? order.indexOf(name) : order.length)

/** The fixed order of the top-level categories, whatever order a backend has them in; others come after. */
export const inFixedOrder = (categories: Category[]) => categories.toSorted((a, b) => placeOf(a) - placeOf(b))
