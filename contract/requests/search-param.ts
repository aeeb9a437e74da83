export const searchParam = 'busqueda'
