import type { RowOrder } from '../../shared/list.ts'
import { MoveButtons } from './move-buttons.tsx'

type Record = { id: number; name: string }

type Props = {
  record: Record
  /** The siblings include this record. */
  siblings: Record[]
  onOrder: (order: RowOrder) => void
}

export function OrderButtons({ record: { id, name }, siblings, onOrder }: Props) {
  const seen = siblings.map((sibling) => sibling.id)
  const index = seen.indexOf(id)
  const moveTo = (place: number) => onOrder({ ids: seen.toSpliced(index, 1).toSpliced(place, 0, id), seen })
  return <MoveButtons name={name} index={index} count={seen.length} onMove={moveTo} />
}
