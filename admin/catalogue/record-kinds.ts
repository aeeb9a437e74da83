/** The resource that a change was made in. */
export const resourceOf = { product: 'productos', category: 'categorias', banner: 'banners' } as const
