import type { RequestFilter, RequestStatus } from '../../shared/requests/inbox.ts'

export type View = { name: string; filter: RequestFilter }

const open: RequestStatus[] = ['new', 'in_progress', 'needs_information']

export const openFilter: RequestFilter = { status: open }

export const commonViews = (me: string, suspected: number): View[] => [
  { name: 'Por atender', filter: openFilter },
  { name: 'Mías', filter: { status: open, owner: me } },
  { name: 'Sin responsable', filter: { status: open, owner: 'none' } },
  { name: 'Atrasadas', filter: { late: 'amber' } },
  { name: 'Correos con falla', filter: { mail: 'failed' } },
  { name: suspected > 0 ? `Spam (${suspected})` : 'Spam', filter: { status: ['spam'] } },
  { name: 'Todas', filter: {} },
]

export const isSameFilter = (one: RequestFilter, other: RequestFilter) => normal(one) === normal(other)

const normal = (filter: RequestFilter) =>
  JSON.stringify(
    Object.entries(filter)
      .map(([name, value]) => [name, [value].flat().filter(Boolean).sort()] as const)
      .filter(([, values]) => values.length > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  )

export function withoutText({ q: _, ...rest }: RequestFilter): RequestFilter {
  return rest
}
