import { maxCompared } from '../limits.ts'

/** `108,109` as in the address of a comparison. */
export function readComparedIds(params: URLSearchParams): number[] {
  const ids = (params.get('productos') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxCompared)
}

const onlyDifferences = { param: 'filas', value: 'diferencias' }

export const showsOnlyDifferences = (params: URLSearchParams) =>
  params.get(onlyDifferences.param) === onlyDifferences.value

export function comparisonPath(ids: readonly number[], isOnlyDifferences = false) {
  if (ids.length === 0) return '/comparar'
  const { param, value } = onlyDifferences
  return `/comparar?productos=${ids.join()}${isOnlyDifferences ? `&${param}=${value}` : ''}`
}
