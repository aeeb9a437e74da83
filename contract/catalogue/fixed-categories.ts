/** The top-level categories the site always shows, in this order; others come after them. */
export const fixedCategoryNames: readonly string[] = [
  'ZUNCHOS',
  'MÁQUINAS Y HERRAMIENTAS',
  'AIRPAD',
  'MÁQUINAS ENVOLVEDORAS',
  'SISTEMAS DE EMBALAJE',
  'HERRAMIENTAS DE APOYO',
  'ACCESORIOS DE EMBALAJE',
]

/** Site pages link to these categories by id. */
export const linkedCategoryIds: readonly number[] = [16, 17, 18, 19, 20, 21]
