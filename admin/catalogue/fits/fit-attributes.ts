import { useGetList } from 'react-admin'
import type { Attribute } from '../../../contract/catalogue/attributes/attribute.ts'

type StoredAttribute = Attribute & { id: number }

/** Sizes, yes and no, and texts decide no fit. */
export function useFitAttributes(): StoredAttribute[] {
  const { data = [] } = useGetList<StoredAttribute>('atributos', { pagination: { page: 1, perPage: 1000 } })
  return data.filter(({ kind }) => kind === 'number' || kind === 'choice')
}
