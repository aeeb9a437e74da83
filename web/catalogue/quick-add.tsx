import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { Pack } from '../../shared/catalogue/pack.ts'
import type { ProductListItem } from '../../shared/catalogue/public.ts'
import { quantityText, unitText } from '../../shared/catalogue/sale-unit.ts'
import { useQuotationList } from '../requests/quotation/quotation-list.ts'
import { Icon } from '../ui/icon.tsx'
import { unbroken } from '../ui/unbroken.ts'
import { inFormats } from './quantities.ts'
import { FormatSelect, Stepper } from './quantity-fields.tsx'
import { countAdded } from './search-events.ts'

type Props = { product: ProductListItem; className?: string }

/** Without scripts the form opens the quotation page with this product in the address. */
export function QuickAdd({ product, className = '' }: Props) {
  const { id, name, srcImg, unit, packs = [] } = product
  const [count, setCount] = useState(1)
  const [format, setFormat] = useState<Pack>()
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  // A live region must be there before it changes, but not twelve of them on a page that only shows products.
  const [isUsed, setUsed] = useState(false)
  const [times, setTimes] = useState(0)
  const add = useQuotationList((list) => list.add)
  const { state } = useLocation()
  const form = useId()
  // Where there are formats, their field names the unit.
  const soldBy = packs[0] ? undefined : unit

  const onAdd = () => {
    const quantity = format ? inFormats(count, format.quantity) : count
    const isAdded = add({
      id,
      name,
      image: srcImg[0] ?? '',
      quantity,
      ...(unit && { unit }),
      ...(format && { format }),
    })
    if (isAdded) countAdded(state)
    setOutcome(isAdded ? 'added' : 'full')
    setTimes(times + 1)
    setCount(1)
  }

  return (
    <form
      id={form}
      action="/cotizacion"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
      onFocus={() => setUsed(true)}
      onPointerDown={() => setUsed(true)}
      className={`quick-add ${className}`}
    >
      <input type="hidden" name="producto" value={id} />
      <FormatSelect packs={packs} unit={unit} format={format} onChange={setFormat} label={name} />
      {soldBy && (
        <p id={`${form}u`} className="text-base text-steel-600 leading-6">
          Por {unbroken(unitText(1, soldBy))}
        </p>
      )}
      <Stepper
        isSmall
        describedBy={soldBy && `${form}u`}
        quantity={count}
        onChange={(next) => {
          setCount(next)
          setOutcome(undefined)
        }}
        label={name}
      />
      <button
        type="submit"
        className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded border border-red px-3 font-bold text-base text-red leading-6 hover:bg-red hover:text-white"
      >
        <Icon name={outcome === 'added' ? 'check' : 'plus'} className="size-5" />
        <span>
          {outcome === 'added' ? 'Agregado!' : 'Agregar'}
          <span className="sr-only"> {unbroken(name)}</span>
        </span>
      </button>
      {isUsed && (
        <span role="status" className="sr-only">
          {outcome === 'added' && <span key={times}>Agregado! {name}</span>}
        </span>
      )}
      {outcome === 'full' && (
        <p role="alert" className="font-semibold text-base text-red leading-6">
          La lista está completa; hay que enviarla o quitar un producto.
        </p>
      )}
    </form>
  )
}

type InListProps = {
  id: number
  unit: string | undefined
  isShort?: boolean
  className?: string
}

export function InList({ id, unit, isShort = false, className = '' }: InListProps) {
  const item = useQuotationList(({ items }) => items.find((listed) => listed.id === id))
  if (!item) return null
  const known = unit || item.unit
  const shown = isShort ? known?.split(' ')[0] : known
  return (
    <p className={`flex items-center gap-2 font-semibold ${className}`}>
      <Icon name="check" className="size-5 text-red" />
      En tu lista: {unbroken(quantityText(item.quantity, shown))}
    </p>
  )
}
