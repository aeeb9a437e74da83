import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { AdminAttribute } from '../../../shared/catalogue/attributes/attribute.ts'
import { createDictionary } from '../../../shared/catalogue/attributes/dictionary.ts'
import type { AdminCategory } from '../../../shared/catalogue/categories.ts'

const all = { pagination: { page: 1, perPage: 1000 } }

/** Undefined until the attributes are there. */
export function useDictionary() {
  const { data: attributes } = useGetList<AdminAttribute>('atributos', all)
  return useMemo(() => attributes && createDictionary(attributes), [attributes])
}

/** The category and the one above it; undefined until the categories are there. */
export function useLineage(categoryId: number | undefined): number[] | undefined {
  const { data } = useGetList<AdminCategory>('categorias', all)
  if (!data) return undefined
  if (!categoryId) return []
  const parentId = data.find(({ id }) => id === categoryId)?.parentId
  return parentId ? [categoryId, parentId] : [categoryId]
}
