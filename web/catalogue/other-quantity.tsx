import { lazy, Suspense, useState } from 'react'
import { chipLook } from './chip-look.ts'

type Props = { quantity: number; onChoose: (quantity: number) => void; label: string }

/** Few buyers need it. */
const QuantityDialog = lazy(() => import('./quantity-dialog.tsx'))

export function OtherQuantity({ quantity, onChoose, label }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={`Otra cantidad: ${label}`} onClick={() => setOpen(true)} className={chipLook}>
        Otra cantidad
      </button>
      {isOpen && (
        <Suspense>
          <QuantityDialog {...{ quantity, onChoose, label }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
