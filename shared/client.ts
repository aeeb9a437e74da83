import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { type ListChoice, listChoiceParams, wholeList } from './catalogue/addresses.ts'
import {
  Banner,
  Category,
  Comparison,
  ListReview,
  Product,
  ProductList,
  type ProductQuery,
} from './catalogue/public.ts'
import { ErrorBody } from './error-response.ts'
import { isWebAddress } from './fields.ts'
import { type Contact, type QuotationRequest, Receipt } from './requests/submissions.ts'

type Options = { signal?: AbortSignal }

type Backend = {
  fetch: typeof globalThis.fetch
  baseUrl: string
  /** Other backends get only the specified fields: no idempotency key and no extras. They have no private pages. */
  isForeign?: boolean
}

export type Client = ReturnType<typeof createClient>

export function createClient({ fetch, baseUrl, isForeign = false }: Backend) {
  async function call(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${baseUrl}${path}`, init)
    if (!response.ok) throw await toApiError(response)
    return response
  }

  async function get<S extends z.ZodMiniType>(path: string, schema: S, init: RequestInit = {}): Promise<z.output<S>> {
    const response = await call(path, init)
    const parsed = schema.safeParse(await response.json().catch(() => undefined))
    if (!parsed.success) throw new ApiError(response.status, `Unexpected response from ${path}`)
    return parsed.data
  }

  // The specification ignores the response body; a receipt is shown if the backend returns one.
  async function post(path: string, request: Contact | QuotationRequest, key: string, { signal }: Options) {
    const { website, elapsedMs, ...specified } = request
    const body = isForeign ? specified : request
    const headers = { 'Content-Type': 'application/json', ...(!isForeign && { 'Idempotency-Key': key }) }
    const attempt = () => call(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) })
    const response = signal && !isForeign ? await untilAvailable(attempt, signal) : await attempt()
    const receipt = Receipt.safeParse(await response.json().catch(() => undefined)).data
    return receipt && isForeign ? { id: receipt.id, folio: receipt.folio } : receipt
  }

  return {
    getActiveBanners: async (token?: string, options: Options = {}) => {
      const banners = await get('/banners/active', z.array(Banner), { ...options, ...bearer(token) })
      return banners.filter(({ url, button }) => [url, button?.to ?? '/'].every(isWebAddress))
    },
    getProducts: (query: Partial<ProductQuery & ListChoice>, options: Options = {}) =>
      get(`/products?${toQueryString(isForeign ? { ...query, ...wholeList } : query)}`, ProductList, options),
    getCategories: (options: Options = {}) => get('/categories/subcategories', z.array(Category), options),
    getProduct: async (id: number, { token, ...options }: Options & { token?: string | undefined } = {}) =>
      withSafeLinks(await get(`/products/${id}`, Product, { ...options, ...bearer(token) })),
    getComparison: async (ids: number[], options: Options = {}): Promise<Comparison> => {
      if (isForeign) throw new ApiError(404, 'Other backends compare nothing.')
      return get(`/comparison?productos=${ids.join()}`, Comparison, options)
    },
    /** Other backends know nothing of measures. */
    reviewList: (ids: number[], options: Options = {}): Promise<ListReview> => {
      if (isForeign) return Promise.resolve({ misfits: [], completions: [] })
      return get(`/fits?${new URLSearchParams(ids.map((id) => ['producto', String(id)]))}`, ListReview, options)
    },
    sendContact: (contact: Contact, key: string, options: Options = {}) => post('/contacts', contact, key, options),
    sendQuotation: (request: QuotationRequest, key: string, options: Options = {}) =>
      post('/invoices', isForeign ? asSpecified(request) : request, key, options),
  }
}

/** While the database changes over, the backend says when to send again, and the key makes that safe. */
async function untilAvailable(attempt: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError && error.retryAfter > 0) || signal.aborted) throw error
    await new Promise((next, giveUp) => {
      setTimeout(next, error.retryAfter * 1000)
      signal.addEventListener('abort', () => giveUp(error))
    })
    return untilAvailable(attempt, signal)
  }
}

const bearer = (token: string | undefined) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {})

const withSafeLinks = ({ jsonDetails, ...product }: Product): Product => ({
  ...product,
  jsonDetails: { ...jsonDetails, downloads: jsonDetails.downloads.filter(({ link }) => isWebAddress(link)) },
})

/** A strict backend may require the page even if it is 0. */
function toQueryString({ categoryId, page = 0, name, ...choice }: Partial<ProductQuery & ListChoice>): string {
  const params = new URLSearchParams(categoryId ? { categoryId: String(categoryId) } : {})
  params.set('page', String(page))
  if (name) params.set('name', name)
  for (const [key, value] of listChoiceParams({ ...wholeList, ...choice })) params.append(key, value)
  return params.toString()
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => undefined)).data
  const retryAfter = response.status === 503 ? Number(response.headers.get('Retry-After')) : 0
  return new ApiError(response.status, body?.error.message ?? `HTTP ${response.status}`, body?.error.fields, retryAfter)
}

/** Another backend knows neither formats nor notes nor the other product, so they become part of the message. */
function asSpecified({ otherProduct, ...request }: QuotationRequest): QuotationRequest {
  const words = [
    ...request.invoiceDetails.filter(({ format }) => format).map(({ name, format }) => `${name}: en formato ${format}`),
    ...request.invoiceDetails.filter(({ note }) => note).map(({ name, note }) => `${name}: ${note}`),
    ...(otherProduct ? [`Otro producto: ${otherProduct}`] : []),
  ]
  return {
    ...request,
    ...(words.length > 0 && { message: [request.message, ...words].filter(Boolean).join('\n') }),
    invoiceDetails: request.invoiceDetails.map(({ format: _, note: __, ...line }) => line),
  }
}
