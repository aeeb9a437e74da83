import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Stepper } from '../catalogue/stepper.tsx'
import { Icon } from '../ui/icon.tsx'
import { PictureAt } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { listedProductsQuery } from './listed-products.ts'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'

export type Removal = { item: QuotationItem; index: number }

/** The chosen products, each to be raised, lowered or taken off. */
export function QuotationLines({ onRemove }: { onRemove: (removal: Removal) => void }) {
  const items = useQuotationList((list) => list.items)
  const { update, remove } = useQuotationList.getState()
  const products = useListedProducts(items)
  return (
    <ul className="divide-y divide-steel-200 border-steel-200 border-y">
      {items.map((item, index) => {
        const { slug, isGone } = products?.find(({ id }) => id === item.id) ?? {}
        return (
          <li
            key={item.id}
            className="grid grid-cols-[5rem_1fr] items-center gap-x-5 gap-y-3 py-4 sm:grid-cols-[7rem_1fr_auto]"
          >
            <PictureAt
              url={item.image}
              alt=""
              sizes="112px"
              className="aspect-4/3 w-full rounded bg-backdrop object-cover"
            />
            <div>
              <p className="font-bold leading-6">
                {slug ? (
                  <SiteLink to={`/productos/${slug}?producto=${item.id}`} className="hover:text-red">
                    {item.name}
                  </SiteLink>
                ) : (
                  item.name
                )}
              </p>
              {isGone && (
                <p className="mt-1 flex items-center gap-2 text-base text-red">
                  <Icon name="alert" className="size-5" />
                  Ya no está en el catálogo; se puede consultar igual.
                </p>
              )}
              <p className="hidden print:block">Cantidad: {item.quantity}</p>
            </div>
            <div className="col-start-2 flex items-center justify-between gap-4 print:hidden sm:col-start-auto">
              <Stepper quantity={item.quantity} onChange={(quantity) => update(item.id, quantity)} label={item.name} />
              <button
                type="button"
                aria-label={`Quitar ${item.name}`}
                className="grid size-11 place-items-center hover:text-red"
                onClick={() => {
                  remove(item.id)
                  onRemove({ item, index })
                }}
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What was taken off last can be put back. */
export function UndoRemoval({ removed, onUndo }: { removed: Removal | undefined; onUndo: () => void }) {
  return (
    <div role="status" className="print:hidden">
      {removed && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-6 rounded bg-steel-50 px-5 py-2">
          Se quitó {removed.item.name}.
          <button
            key={removed.item.id}
            ref={(button) => button?.focus()}
            type="button"
            onClick={onUndo}
            className="min-h-11 font-bold text-red hover:underline"
          >
            Deshacer
          </button>
        </p>
      )}
    </div>
  )
}

/** Of all that has been on the list since it was opened: taking a product off and putting it back asks nothing anew. */
function useListedProducts(items: QuotationItem[]) {
  const [ids, setIds] = useState<number[]>([])
  const unasked = items.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (unasked.length > 0) setIds([...ids, ...unasked])
  return useQuery({ ...listedProductsQuery(ids), placeholderData: keepPreviousData }).data
}
