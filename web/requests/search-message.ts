import { searchParam } from '../../shared/catalogue/addresses.ts'

const maxLength = 200

export const contactAddress = (search: string) =>
  search ? `/contacto?${new URLSearchParams({ [searchParam]: search })}` : '/contacto'

export function readSearchMessage(params: URLSearchParams): string {
  const search = (params.get(searchParam) ?? '')
    .slice(0, maxLength)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return search && `Busco: ${search}`
}
