import type { categories } from '../../../db/schema.ts'
import { fold } from '../../../shared/text.ts'
import type { CategoryNames } from './columns.ts'

type Row = Pick<typeof categories.$inferSelect, 'id' | 'name' | 'parentId'>

const divider = ' > '
const keyOf = (text: string) =>
  fold(text)
    .split('>')
    .map((part) => part.trim())
    .join(divider)

/** Staff write "ZUNCHOS > Zunchos PP", the last name alone if it is unique, or the id. */
export function categoryNames(rows: Row[]): CategoryNames {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number): string => {
    const row = byId.get(id)
    if (!row) return String(id)
    return row.parentId ? `${pathOf(row.parentId)}${divider}${row.name}` : row.name
  }
  const byPath = new Map(rows.map((row) => [keyOf(pathOf(row.id)), row.id]))
  const byName = Map.groupBy(rows, ({ name }) => keyOf(name))
  return {
    pathOf,
    find: (text) => {
      const wanted = keyOf(text)
      const alike = byName.get(wanted) ?? []
      if (/^\d+$/.test(wanted)) return byId.get(Number(wanted))?.id
      return byPath.get(wanted) ?? (alike.length === 1 ? alike[0]?.id : undefined)
    },
  }
}
