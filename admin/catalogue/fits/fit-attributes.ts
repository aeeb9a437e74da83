import { useGetList } from 'react-admin'
import type { AdminAttribute } from '../../../shared/catalogue/attributes/attribute.ts'

/** Sizes, yes and no, and texts decide no fit. */
export function useFitAttributes(): AdminAttribute[] {
  const { data = [] } = useGetList<AdminAttribute>('atributos', { pagination: { page: 1, perPage: 1000 } })
  return data.filter(({ kind }) => kind === 'number' || kind === 'choice')
}
