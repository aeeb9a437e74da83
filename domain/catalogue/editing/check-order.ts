import type { RowOrder } from '../../../shared/list.ts'
import type { Failure } from '../../outcome.ts'

const changed: Failure = {
  outcome: 'changed_meanwhile',
  message: 'Otra persona cambió el orden o la lista mientras tanto. Revisa la lista y ordena de nuevo.',
}

/** A colleague's order must not be overwritten unseen. */
export function checkOrder(current: { id: number }[], { ids, seen }: RowOrder): Failure | undefined {
  const isSeen = current.length === seen.length && current.every(({ id }, index) => id === seen[index])
  const isWhole = current.length === ids.length && current.every(({ id }) => ids.includes(id))
  return isSeen && isWhole ? undefined : changed
}
