import { searchParam } from '../../contract/requests/search-param.ts'

const maxLength = 200

/** The contact page, with a message that starts with the search. */
export const contactAddress = (search: string) =>
  search ? `/contacto?${new URLSearchParams({ [searchParam]: search })}` : '/contacto'

/** The message for such an address; empty for others. Control characters and line breaks become spaces. */
export function readSearchMessage(params: URLSearchParams): string {
  const search = (params.get(searchParam) ?? '')
    .slice(0, maxLength)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return search && `Busco: ${search}`
}
