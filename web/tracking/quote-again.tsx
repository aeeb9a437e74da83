import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { quantityText } from '../../shared/catalogue/sale-unit.ts'
import { maxNoteLength, maxOtherProductLength, maxQuotationLines } from '../../shared/limits.ts'
import type { TrackedLine, Tracking } from '../../shared/tracking/tracking.ts'
import { clampQuantity } from '../catalogue/quantities.ts'
import {
  type ListContent,
  type QuotationItem,
  typedText,
  useQuotationList,
} from '../requests/quotation/quotation-list.ts'
import { CtaButton } from '../ui/buttons.tsx'
import { keyed } from '../ui/keyed.ts'

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

type Again = Pick<Tracking['again'], 'lines' | 'otherProduct'>

/** Doing it twice gives the same list. */
export function withAgain(own: ListContent, { lines, otherProduct }: Again): ListContent {
  return {
    items: lines.reduce(withLine, own.items),
    otherProduct: appended(own.otherProduct, otherProduct, maxOtherProductLength),
  }
}

function withLine(items: QuotationItem[], line: TrackedLine): QuotationItem[] {
  const { productId: id, name, unit, format, picture } = line
  const known = items.find((item) => item.id === id)
  const note = appended(known?.note ?? '', line.note ?? '', maxNoteLength)
  const { format: _, ...before }: QuotationItem = known ?? {
    id,
    name,
    image: picture ?? '',
    quantity: 0,
    ...(unit && { unit }),
  }
  const item: QuotationItem = {
    ...before,
    quantity: clampQuantity(line.quantity),
    ...(format && { format }),
    ...(note && { note }),
  }
  return known ? items.map((other) => (other === known ? item : other)) : [...items, item]
}

/** What was typed is never cut for what is added. */
function appended(own: string, text: string, maxLength: number): string {
  if (own.includes(text)) return own
  const joined = [own, text].filter(Boolean).join('\n')
  return joined.length <= maxLength ? typedText(joined, maxLength) : own
}

export type ChangedQuantity = { id: number; name: string; before: number; after: number; unit: string | null }

/** The products that are on the list already with another quantity. */
export const changedQuantities = ({ items }: ListContent, lines: TrackedLine[]): ChangedQuantity[] =>
  lines.flatMap(({ productId: id, name, quantity, unit }) => {
    const before = items.find((item) => item.id === id)?.quantity
    const after = clampQuantity(quantity)
    return before === undefined || before === after ? [] : [{ id, name, before, after, unit }]
  })

type Props = { title: string; names: string[]; children?: ReactNode }

function NamedProducts({ title, names, children }: Props) {
  return (
    <div className="mt-4 rounded bg-steel-50 p-4 text-base">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {keyed(names, (name) => name).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}
