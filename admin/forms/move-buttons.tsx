import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton } from '@mui/material'
import type { RowOrder } from '../../shared/list.ts'

type Props = { name: string; index: number; count: number; onMove: (to: number) => void }

/** Keyboards and touch screens cannot drag. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  return (
    <>
      <IconButton aria-label={`Subir ${name}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Bajar ${name}`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  )
}

type Record = { id: number; name: string }

type OrderButtonsProps = {
  record: Record
  /** The siblings include this record. */
  siblings: Record[]
  onOrder: (order: RowOrder) => void
}

export function OrderButtons({ record: { id, name }, siblings, onOrder }: OrderButtonsProps) {
  const seen = siblings.map((sibling) => sibling.id)
  const index = seen.indexOf(id)
  const moveTo = (place: number) => onOrder({ ids: seen.toSpliced(index, 1).toSpliced(place, 0, id), seen })
  return <MoveButtons name={name} index={index} count={seen.length} onMove={moveTo} />
}
