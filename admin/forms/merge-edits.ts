type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fields that were not changed here have the colleague's values; lists are not mixed. */
export function mergeEdits(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return mine
  return Object.fromEntries(
    Object.keys(theirs).map((field) => [field, mergeEdits(base[field], mine[field], theirs[field])]),
  )
}
