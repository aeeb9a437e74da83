import { type ListChoice, listChoiceParams, readListChoice, wholeList } from '../../shared/catalogue/addresses.ts'

export type ListAddress = { categoryId: number; page: number; name: string } & ListChoice

/** Pages count from 1, and category 0 means all. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    categoryId: wholeNumber(params.get('categoryId')) ?? 0,
    page: Math.max(wholeNumber(params.get('page')) ?? 1, 1),
    name: (params.get('name') ?? '').trim().slice(0, 200),
    ...readListChoice(params),
  }
}

export function listAddress({ categoryId = 0, page = 1, name = '', ...choice }: Partial<ListAddress>): string {
  const params = new URLSearchParams()
  if (categoryId > 0) params.set('categoryId', String(categoryId))
  if (page > 1) params.set('page', String(page))
  if (name) params.set('name', name)
  for (const [key, value] of listChoiceParams({ ...wholeList, ...choice })) params.append(key, value)
  return params.size > 0 ? `/productos?${params}` : '/productos'
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : undefined
}
