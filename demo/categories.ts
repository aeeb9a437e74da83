type SeedCategory = { id: number; name: string; subcategories: { id: number; name: string }[] }

/** The site's pages link to most of them by id. */
export const seedCategories: SeedCategory[] = [
  {
    id: 1,
    name: 'ZUNCHOS',
    subcategories: [
      { id: 8, name: 'Zunchos PP' },
      { id: 9, name: 'Zunchos PET' },
      { id: 10, name: 'Zunchos de acero' },
      { id: 11, name: 'Zunchos textiles' },
    ],
  },
  {
    id: 2,
    name: 'MÁQUINAS Y HERRAMIENTAS',
    subcategories: [
      { id: 19, name: 'Enzunchadoras eléctricas' },
      { id: 20, name: 'Enzunchadoras manuales' },
      { id: 21, name: 'Enzunchadoras neumáticas' },
    ],
  },
  {
    id: 3,
    name: 'AIRPAD',
    subcategories: [
      { id: 12, name: 'Equipos para airpads' },
      { id: 13, name: 'Film para airpads' },
      { id: 14, name: 'Papel de relleno' },
    ],
  },
  {
    id: 4,
    name: 'MÁQUINAS ENVOLVEDORAS',
    subcategories: [
      { id: 16, name: 'Envolvedoras automáticas' },
      { id: 17, name: 'Envolvedoras de pilar' },
      { id: 18, name: 'Envolvedoras de túnel' },
    ],
  },
  {
    id: 5,
    name: 'SISTEMAS DE EMBALAJE',
    subcategories: [
      { id: 22, name: 'Sistemas para pallets' },
      { id: 23, name: 'Sistemas para cajas' },
    ],
  },
  { id: 6, name: 'HERRAMIENTAS DE APOYO', subcategories: [] },
  {
    id: 7,
    name: 'ACCESORIOS DE EMBALAJE',
    subcategories: [
      { id: 15, name: 'Film stretch' },
      { id: 24, name: 'Sellos' },
      { id: 25, name: 'Hebillas' },
      { id: 26, name: 'Esquineros' },
      { id: 27, name: 'Cintas adhesivas' },
    ],
  },
]
