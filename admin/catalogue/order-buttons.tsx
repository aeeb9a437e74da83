import { MoveButtons } from './move-buttons.tsx'

type Record = { id: number; name: string }

type Props = {
  record: Record
  /** The records that are ordered together, this one included. */
  siblings: Record[]
  onOrder: (ids: number[]) => void
}

export function OrderButtons({ record: { id, name }, siblings, onOrder }: Props) {
  const ids = siblings.map((sibling) => sibling.id)
  const index = ids.indexOf(id)
  const moveTo = (place: number) => onOrder(ids.toSpliced(index, 1).toSpliced(place, 0, id))
  return <MoveButtons name={name} index={index} count={ids.length} onMove={moveTo} />
}
