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

/** Site pages link to these categories by id. */
export const linkedCategoryIds: readonly number[] = [16, 17, 18, 19, 20, 21]
