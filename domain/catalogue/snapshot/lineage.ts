type Category = { id: number; parentId: number | null }

/** The category and those above it. */
export function readLineage(categories: Category[]) {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const lineageOf = (categoryId: number): number[] => {
    const parentId = parents.get(categoryId)
    return parentId ? [categoryId, ...lineageOf(parentId)] : [categoryId]
  }
  return lineageOf
}
