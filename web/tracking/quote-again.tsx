import { useState } from 'react'
import { useNavigate } from 'react-router'
import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { maxQuotationLines } from '../../shared/limits.ts'
import type { Tracking } from '../../shared/tracking/tracking.ts'
import { useQuotationList } from '../requests/quotation/quotation-list.ts'
import { CtaButton } from '../ui/cta-button.tsx'
import { changedQuantities, withAgain } from './list-again.ts'
import { NamedProducts } from './named-products.tsx'

/** The list lives in the browser, so this needs scripts. */
export function QuoteAgain({ again, linkKind, isNext }: Pick<Tracking, 'again' | 'linkKind'> & { isNext: boolean }) {
  const navigate = useNavigate()
  const { items, otherProduct, replace } = useQuotationList()
  const [leavesOut, setLeavesOut] = useState(false)
  const gone = again.lines.filter(({ isGone }) => isGone)
  const lines = leavesOut ? again.lines.filter(({ isGone }) => !isGone) : again.lines
  const next = withAgain({ items, otherProduct }, { ...again, lines })
  const changed = changedQuantities({ items, otherProduct }, lines)
  const leftOut = next.otherProduct.includes(again.otherProduct)
    ? again.leftOut
    : [again.otherProduct, ...again.leftOut]
  const excess = next.items.length - maxQuotationLines

  const fillList = () => {
    replace(next)
    navigate('/cotizacion')
  }

  return (
    <section aria-labelledby="de-nuevo" className="rounded border border-steel-200 p-6 noscript:hidden print:hidden">
      <h2 id="de-nuevo" className="title-3">
        Los mismos productos
      </h2>
      <p className="mt-2 text-base">
        Agrégalos a tu lista de cotización, con las mismas cantidades{linkKind !== 'receipt' && ' y notas'}.
      </p>
      {gone.length > 0 && (
        <NamedProducts
          title={`Ya no ${gone.length === 1 ? 'está' : 'están'} en el catálogo:`}
          names={gone.map(({ name }) => name)}
        >
          <label className="mt-2 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-red"
              checked={leavesOut}
              onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
            />
            No incluirlos en la nueva lista
          </label>
        </NamedProducts>
      )}
      {leftOut.length > 0 && <NamedProducts title="No caben en la lista; escríbelos en el mensaje:" names={leftOut} />}
      {changed.length > 0 && (
        <NamedProducts
          title="Ya están en tu lista; cambia la cantidad:"
          names={changed.map(
            ({ name, before, after, unit }) => `${name}: tienes ${before} y quedan ${quantityText(after, unit)}`,
          )}
        />
      )}
      {excess > 0 ? (
        <p className="mt-4 text-base text-red">
          La lista admite hasta {maxQuotationLines} productos: quita {excess} de la tuya para que quepan todos.
        </p>
      ) : (
        <CtaButton white={!isNext} onClick={fillList} className="mt-4 w-full sm:w-auto">
          Cotizar de nuevo
        </CtaButton>
      )}
    </section>
  )
}
