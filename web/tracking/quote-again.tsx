import { useState } from 'react'
import { useNavigate } from 'react-router'
import { maxQuotationLines } from '../../contract/limits.ts'
import type { TrackedProduct } from '../../contract/tracking/tracking.ts'
import { useQuotationList } from '../requests/quotation/quotation-list.ts'
import { CtaButton } from '../ui/cta-button.tsx'

/** The list lives in the browser, so this needs scripts. */
export function QuoteAgain({ products }: { products: TrackedProduct[] }) {
  const navigate = useNavigate()
  const [leavesOut, setLeavesOut] = useState(false)
  const [isFull, setFull] = useState(false)
  const gone = products.filter(({ isGone }) => isGone)

  const fillList = () => {
    const wanted = leavesOut ? products.filter(({ isGone }) => !isGone) : products
    const fits = wanted.map(putOnList).every(Boolean)
    setFull(!fits)
    if (fits) navigate('/cotizacion')
  }

  return (
    <section aria-labelledby="de-nuevo" className="rounded border border-steel-200 p-6 noscript:hidden print:hidden">
      <h2 id="de-nuevo" className="title-3">
        Los mismos productos
      </h2>
      <p className="mt-2 text-base">Se agregan a la lista de cotización, con las mismas cantidades.</p>
      {gone.length > 0 && (
        <div className="mt-4 rounded bg-steel-50 p-4 text-base">
          <p className="font-semibold">Ya no {gone.length === 1 ? 'está' : 'están'} en el catálogo:</p>
          <ul className="mt-1 list-disc pl-5">
            {gone.map(({ productId, name }) => (
              <li key={productId}>{name}</li>
            ))}
          </ul>
          <label className="mt-2 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-red"
              checked={leavesOut}
              onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
            />
            No incluirlos en la nueva lista
          </label>
        </div>
      )}
      <CtaButton white onClick={fillList} className="mt-4 w-full">
        Cotizar de nuevo
      </CtaButton>
      <p role="status" className="text-base text-red">
        {isFull && `La lista admite hasta ${maxQuotationLines} productos y no cupieron todos.`}
      </p>
    </section>
  )
}

/** Doing it twice gives the same list. */
function putOnList({ productId: id, name, quantity, unit, picture }: TrackedProduct): boolean {
  const { items, add, update } = useQuotationList.getState()
  if (items.some((item) => item.id === id)) {
    update(id, quantity)
    return true
  }
  return add({ id, name, quantity, image: picture ?? '', ...(unit && { unit }) })
}
