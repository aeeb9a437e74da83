/** The site always shows these in this order, before any others. */
export const fixedCategoryNames: readonly string[] = [
  'ZUNCHOS',
  'MÁQUINAS Y HERRAMIENTAS',
  'AIRPAD',
  'MÁQUINAS ENVOLVEDORAS',
  'SISTEMAS DE EMBALAJE',
  'HERRAMIENTAS DE APOYO',
  'ACCESORIOS DE EMBALAJE',
]

/** Pages and calculators of the site link to these categories by id. */
export const linkedCategoryIds: readonly number[] = [
  2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
]
