import type { DataProvider, DeleteParams, GetListParams, GetListResult, GetManyParams, RaRecord } from 'react-admin'
import { callApi, callForJson } from './call-api.ts'

const apiNames: Record<string, string> = {
  solicitudes: 'requests',
  equipo: 'staff',
  productos: 'products',
  categorias: 'categories',
  cambios: 'changes',
  sinonimos: 'synonyms',
  atributos: 'attributes',
  busquedas: 'searches',
  cotizaciones: 'quotes',
  precios: 'prices',
  reglas: 'fit-rules',
  excepciones: 'fit-exceptions',
}

export const apiPath = (resource: string) => `/${apiNames[resource] ?? resource}`

export function listParams({ pagination, sort, filter }: Partial<GetListParams>): URLSearchParams {
  const params = new URLSearchParams()
  if (pagination) {
    params.set('page', String(pagination.page))
    params.set('perPage', String(pagination.perPage))
  }
  if (sort) {
    params.set('sort', sort.field)
    params.set('order', sort.order.toLowerCase())
  }
  for (const [name, value] of Object.entries(filter ?? {})) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null && item !== '') params.append(name, String(item))
  }
  return params
}

/** The requested page may no longer exist; react-admin then navigates to the last one. */
async function getList<T extends RaRecord>(
  resource: string,
  params: GetListParams & { signal?: AbortSignal | undefined },
) {
  const fetchPage = async (pagination: GetListParams['pagination']) => {
    const path = `${apiPath(resource)}?${listParams({ ...params, pagination })}`
    const { data, total, ...meta } = await callForJson<GetListResult<T> & { total: number }>(path, params)
    return { data, total, meta }
  }
  const list = await fetchPage(params.pagination)
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 }
  const last = Math.ceil(list.total / perPage)
  return last > 0 && page > last ? fetchPage({ page: last, perPage }) : list
}

const getOne = <T>(resource: string, id: RaRecord['id'], signal?: AbortSignal) =>
  callForJson<T>(`${apiPath(resource)}/${encodeURIComponent(id)}`, { signal })

const change = (method: string, resource: string, id: RaRecord['id'], body?: unknown) =>
  callApi(`${apiPath(resource)}/${encodeURIComponent(id)}`, { method, body })

export const postAction = <T = unknown>(resource: string, path: string, body: unknown = {}): Promise<T | undefined> =>
  callApi(`${apiPath(resource)}/${path}`, { method: 'POST', body }).then((response) =>
    response.status === 204 ? undefined : response.json(),
  )

export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList,
  getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
  getMany: async <T extends RaRecord>(resource: string, { ids, signal }: GetManyParams<T>) => ({
    data: await Promise.all(ids.map((id) => getOne<T>(resource, id, signal))),
  }),
  getManyReference: async (resource, { target, id, filter, ...params }) =>
    callForJson(`${apiPath(resource)}?${listParams({ ...params, filter: { ...filter, [target]: id } })}`, params),
  create: async (resource, { data }) => ({
    data: await callForJson(apiPath(resource), { method: 'POST', body: data }),
  }),
  update: async (resource, { id, data }) => ({ data: await (await change('PUT', resource, id, data)).json() }),
  updateMany: () => Promise.reject(new Error('Bulk changes have actions of their own.')),
  delete: async <T extends RaRecord>(resource: string, { id, previousData }: DeleteParams<T>) => {
    await change('DELETE', resource, id)
    return { data: previousData ?? ({ id } as T) }
  },
  deleteMany: async (resource, { ids }) => {
    await postAction(resource, 'delete', { ids })
    return { data: ids }
  },
}
