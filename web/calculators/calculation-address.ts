import { type Fields, paramsOf } from './fields.ts'

export const resultId = 'resultado'

type Sheet = { path: string; fields: Fields }

/** Quotes the option with this product without scripts. The server calculates it again. */
export function quotingAddress({ path, fields }: Sheet, typed: Record<string, string>, id: number): string {
  const params = paramsOf(fields, typed)
  return `/cotizacion?calculo=${path.split('/').at(-1)}&propuesta=${id}${params.size > 0 ? `&${params}` : ''}`
}

/** Shows the same calculation to whoever opens it. */
export function calculationAddress({ path, fields }: Sheet, typed: Record<string, string>): string {
  const params = paramsOf(fields, typed)
  return params.size > 0 ? `${path}?${params}` : path
}
