import type { CountedSearch, CountedSearchQuery } from '../../shared/reports/searches.ts'
import { type Cell, toCsv } from '../csv.ts'
import type { Deps } from '../deps.ts'
import { listSearches } from './list-searches.ts'
import { mostTexts } from './store-searches.ts'

const columns: [title: string, cell: (search: CountedSearch) => Cell][] = [
  ['Búsqueda', ({ id }) => id],
  ['Veces', ({ searched }) => searched],
  ['Resultados', ({ results }) => results],
  ['Veces abierta', ({ opened }) => opened],
  ['Posición media', ({ meanPosition }) => (meanPosition === null ? null : Math.round(meanPosition * 10) / 10)],
  ['Veces agregada', ({ added }) => added],
]

export async function exportSearches(deps: Pick<Deps, 'db' | 'now'>, query: CountedSearchQuery): Promise<string> {
  const { data } = await listSearches(deps, { ...query, page: 1, perPage: mostTexts })
  return toCsv([columns.map(([title]) => title), ...data.map((search) => columns.map(([, cell]) => cell(search)))])
}
