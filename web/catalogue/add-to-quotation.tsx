import { useState } from 'react'
import type { Product } from '../../contract/catalogue.ts'
import { maxQuotationLines } from '../../contract/limits.ts'
import { useQuotationList } from '../quotation/quotation-list.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { keyed } from '../ui/keyed.ts'
import { Stepper } from './stepper.tsx'
import { useGoBack } from './use-go-back.ts'

/** How many, and onto the list. Without scripts the form opens the quotation page with this product on it. */
export function AddToQuotation({ product }: { product: Product }) {
  const { id, name, srcImg, jsonDetails } = product
  const [quantity, setQuantity] = useState(1)
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  const add = useQuotationList((list) => list.add)
  const goBack = useGoBack()

  if (outcome === 'added') {
    return (
      <div className="mt-8 rounded bg-steel-50 p-6">
        <p
          ref={(text) => text?.focus()}
          tabIndex={-1}
          role="status"
          className="title-3 flex items-center gap-3 outline-none"
        >
          <Icon name="check" className="text-red" />
          Agregado!
        </p>
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          <CtaButton onClick={goBack} white>
            Volver a productos
          </CtaButton>
          <CtaButton to="/cotizacion">Ir a mi Cotización</CtaButton>
        </div>
      </div>
    )
  }
  return (
    <form
      action="/cotizacion"
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault()
        setOutcome(add({ id, name, image: srcImg[0] ?? '', quantity }) ? 'added' : 'full')
      }}
    >
      <input type="hidden" name="producto" value={id} />
      <div className="flex flex-wrap items-center gap-3">
        <Stepper quantity={quantity} onChange={setQuantity} label={name} />
        {keyed(jsonDetails.packs, ({ name }) => name).map(({ key, item: pack }) => (
          <button
            key={key}
            type="button"
            onClick={() => setQuantity(quantity + pack.quantity)}
            className="min-h-11 rounded border border-steel-200 px-3 text-base hover:border-red hover:text-red"
          >
            +{pack.quantity} · {pack.name}
          </button>
        ))}
      </div>
      <button
        type="submit"
        className="mt-5 inline-flex min-h-14 w-full items-center justify-center gap-3 rounded bg-red px-8 font-bold text-white hover:bg-red-dark sm:w-auto"
      >
        <Icon name="list" />
        Agregar a la Cotización
      </button>
      {outcome === 'full' && (
        <p role="alert" className="mt-3 font-semibold text-red">
          La lista ya tiene {maxQuotationLines} productos; hay que enviarla o quitar alguno antes de agregar otro.
        </p>
      )}
    </form>
  )
}
