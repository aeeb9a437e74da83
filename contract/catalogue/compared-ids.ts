import { maxCompared } from '../limits.ts'

/** `108,109` as in the address of a comparison. */
export function readComparedIds(params: URLSearchParams): number[] {
  const ids = (params.get('productos') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxCompared)
}

export const comparisonPath = (ids: readonly number[]) =>
  ids.length > 0 ? `/comparar?productos=${ids.join()}` : '/comparar'
