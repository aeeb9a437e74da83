export const resourceOf = { product: 'productos', category: 'categorias', banner: 'banners' } as const
