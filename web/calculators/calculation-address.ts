import { type Fields, paramsOf } from './fields.ts'

export const resultId = 'resultado'

type Sheet = { path: string; fields: Fields }

/** Shows the same calculation to whoever opens it. */
export function calculationAddress({ path, fields }: Sheet, typed: Record<string, string>): string {
  const params = paramsOf(fields, typed)
  return params.size > 0 ? `${path}?${params}` : path
}
