/** The ten industries, as menus and the dropdown name them. */
export const industryNames = [
  { path: '/mineria', name: 'Minería' },
  { path: '/forestal', name: 'Forestal' },
  { path: '/agricola', name: 'Agrícola' },
  { path: '/siderurgica', name: 'Siderúrgica' },
  { path: '/construccion', name: 'Construcción' },
  { path: '/ceramica', name: 'Cerámica' },
  { path: '/envases', name: 'Envases' },
  { path: '/fibras-textiles', name: 'Fibras y textiles' },
  { path: '/papel', name: 'Papel' },
  { path: '/vidrio', name: 'Vidrio' },
] as const

export type IndustryPath = (typeof industryNames)[number]['path']
