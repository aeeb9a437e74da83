import { useGetList } from 'react-admin'
import type { AdminCategory } from '../../shared/catalogue/categories.ts'

const all = { pagination: { page: 1, perPage: 1000 } }

export function useCategoryNames() {
  const { data = [] } = useGetList<AdminCategory>('categorias', all)
  const nameOf = new Map(data.map(({ id, name }) => [id, name]))
  return (id: number) => nameOf.get(id) ?? `categoría ${id}, eliminada`
}

/** Only categories without subcategories may contain products. */
export function useCategoryChoices({ leaves = false } = {}) {
  const { data = [], isPending } = useGetList<AdminCategory>('categorias', all)
  const nameOf = new Map(data.map(({ id, name }) => [id, name]))
  const choices = data
    .filter(({ subcategoryCount }) => !leaves || subcategoryCount === 0)
    .map(({ id, name, parentId }) => ({ id, name: parentId ? `${name} (${nameOf.get(parentId)})` : name }))
  return { choices: choices.toSorted((a, b) => a.name.localeCompare(b.name, 'es')), isPending }
}
