export type ListAddress = { categoryId: number; page: number; name: string }

/** Pages count from 1, and category 0 means all. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    categoryId: wholeNumber(params.get('categoryId')) ?? 0,
    page: Math.max(wholeNumber(params.get('page')) ?? 1, 1),
    name: (params.get('name') ?? '').trim().slice(0, 200),
  }
}

export function listAddress({ categoryId = 0, page = 1, name = '' }): string {
  const params = new URLSearchParams()
  if (categoryId > 0) params.set('categoryId', String(categoryId))
  if (page > 1) params.set('page', String(page))
  if (name) params.set('name', name)
  return params.size > 0 ? `/productos?${params}` : '/productos'
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : undefined
}
