import { Icon } from '../ui/icon.tsx'

type Props = { quantity: number; onChange: (quantity: number) => void; label: string }

const button = 'grid size-12 place-items-center hover:text-red aria-disabled:text-steel-400'

/** Plus and minus, never below 1. The field shows the number; typing into it changes nothing. */
export function Stepper({ quantity, onChange, label }: Props) {
  return (
    <div className="inline-flex items-center rounded border border-steel-500 bg-white">
      <button
        type="button"
        aria-label={`Restar uno: ${label}`}
        aria-disabled={quantity <= 1}
        onClick={() => onChange(Math.max(1, quantity - 1))}
        className={button}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <input
        type="number"
        aria-label={`Cantidad: ${label}`}
        min={0}
        max={455}
        step={1}
        value={quantity}
        readOnly
        name="cantidad"
        className="h-12 w-20 text-center font-bold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={`Sumar uno: ${label}`}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  )
}
