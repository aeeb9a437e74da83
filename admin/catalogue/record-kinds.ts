export const resourceOf = {
  ...{ product: 'productos', category: 'categorias', banner: 'banners' },
  synonym: 'sinonimos',
} as const
