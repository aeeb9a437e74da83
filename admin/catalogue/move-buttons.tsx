import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton } from '@mui/material'

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
