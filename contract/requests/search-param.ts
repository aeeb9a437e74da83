/** The query parameter of the contact page that carries the search its message starts with. */
export const searchParam = 'busqueda'
