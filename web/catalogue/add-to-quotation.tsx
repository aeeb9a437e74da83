import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Pack, Product } from '../../shared/catalogue/public.ts'
import { maxQuotationLines } from '../../shared/limits.ts'
import { useQuotationList } from '../requests/quotation/quotation-list.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { wholeFormats } from './quantities.ts'
import { QuantityPicker } from './quantity-picker.tsx'
import { InList } from './quick-add.tsx'
import { countAdded } from './search-events.ts'

/** Without scripts the form opens the quotation page with this product in the address. */
export function AddToQuotation({ product }: { product: Product }) {
  const { id, name, srcImg, jsonDetails } = product
  const { unit, packs } = jsonDetails
  const [quantity, setQuantity] = useState(1)
  const [format, setFormat] = useState<Pack>()
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  const add = useQuotationList((list) => list.add)
  const { state } = useLocation()
  const form = useId()

  const onAdd = () => {
    const image = srcImg[0] ?? ''
    const isAdded = add({ id, name, image, quantity, ...(unit && { unit }), ...(format && { format }) })
    if (isAdded) countAdded(state)
    setOutcome(isAdded ? 'added' : 'full')
  }

  if (outcome === 'added') return <Added id={id} unit={unit} />
  return (
    <div className="mt-6">
      <input type="hidden" name="producto" value={id} form={form} />
      <QuantityPicker
        quantity={quantity}
        unit={unit}
        packs={packs}
        format={format}
        form={form}
        onChange={setQuantity}
        onFormat={(next) => {
          setFormat(next)
          if (next) setQuantity((before) => wholeFormats(before, next))
        }}
        label={name}
      />
      <form
        id={form}
        action="/cotizacion"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <AddButton />
      </form>
      <InList id={id} unit={unit} className="mt-3" />
      {outcome === 'full' && (
        <p role="alert" className="mt-3 font-semibold text-red">
          La lista ya tiene {maxQuotationLines} productos; hay que enviarla o quitar alguno antes de agregar otro.
        </p>
      )}
    </div>
  )
}

function AddButton() {
  const { element, isOutOfSight } = useOutOfSight<HTMLDivElement>()
  return (
    <div ref={element} className="mt-5 min-h-14">
      <div className="add-bar" data-floating={isOutOfSight}>
        <button
          type="submit"
          className="inline-flex min-h-14 w-full items-center justify-center gap-3 rounded bg-red px-8 font-bold text-white hover:bg-red-dark sm:w-auto"
        >
          <Icon name="list" />
          Agregar a la Cotización
        </button>
      </div>
    </div>
  )
}

function Added({ id, unit }: { id: number; unit: string }) {
  const goBack = useGoBack()
  return (
    <div className="mt-6 rounded bg-steel-50 p-6">
      <p
        ref={(text) => text?.focus()}
        tabIndex={-1}
        role="status"
        className="title-3 flex items-center gap-3 outline-none"
      >
        <Icon name="check" className="text-red" />
        Agregado!
      </p>
      <InList id={id} unit={unit} className="mt-3" />
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        <CtaButton onClick={goBack} white>
          Volver a productos
        </CtaButton>
        <CtaButton to="/cotizacion">Ir a mi Cotización</CtaButton>
      </div>
    </div>
  )
}

/** The root margin excludes the mobile bar, which is 64 px high. */
function useOutOfSight<T extends Element>() {
  const element = useRef<T>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(([entry]) => entry && setOutOfSight(entry.intersectionRatio < 0.99), {
      rootMargin: '0px 0px -64px',
      threshold: [0, 0.99],
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return { element, isOutOfSight }
}

/** The previous history entry may be outside the site. */
export function useGoBack() {
  const navigate = useNavigate()
  return () => {
    const index = (history.state as { idx?: number } | null)?.idx ?? 0
    if (index > 0) navigate(-1)
    else navigate('/productos')
  }
}
