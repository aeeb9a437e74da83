import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListReview as Review } from '../../../shared/catalogue/public.ts'
import { maxOtherProductLength } from '../../../shared/limits.ts'
import { ProductRows } from '../../catalogue/product-card.tsx'
import { cotizacion } from '../../content/cotizacion.ts'
import { listReviewQuery } from '../../data/queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { MessageField } from '../form-fields.tsx'
import { ListActions } from './list-actions.tsx'
import { ListLines, PrintedText } from './list-lines.tsx'
import { useListedItems } from './listed-products.tsx'
import { type QuotationItem, useQuotationList } from './quotation-list.ts'
import type { Undoable } from './undo-notice.tsx'

export default function FilledList({ onRemove }: { onRemove: (notice: Undoable) => void }) {
  const listed = useListedItems()
  const otherProduct = useQuotationList((list) => list.otherProduct)
  const items = listed.map(({ item }) => item)
  const codes = new Map(listed.flatMap(({ item, code }) => (code ? [[item.id, code]] : [])))
  const isEmpty = items.length === 0
  return (
    <>
      {!isEmpty && <ListLines items={listed} onRemove={onRemove} />}
      {!isEmpty && <ListReview items={items} />}
      <OtherProduct />
      {!isEmpty && <ListActions list={{ items, otherProduct }} codes={codes} />}
    </>
  )
}

/** Nothing here keeps the list from being sent. */
function ListReview({ items }: { items: QuotationItem[] }) {
  const { data } = useQuery({
    ...listReviewQuery(items.map(({ id }) => id)),
    placeholderData: keepPreviousData,
  })
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name
  const isListed = (id: number) => nameOf(id) !== undefined
  const misfits = (data?.misfits ?? []).filter(({ productIds }) => productIds.every(isListed))
  const completions = (data?.completions ?? []).filter(({ product }) => !isListed(product.id))
  return (
    <div className="mt-8 grid gap-8 print:hidden">
      <div role="status">{misfits.length > 0 && <Misfits misfits={misfits} nameOf={nameOf} />}</div>
      {completions.length > 0 && (
        <section aria-labelledby="para-completar">
          <h2 id="para-completar" className="title-3">
            Para completar
          </h2>
          <p className="measure mt-2 mb-4">
            Lo que una lista como esta suele necesitar, con las medidas que corresponden.
          </p>
          <ProductRows
            rows={completions.map(({ heading, product, forId }) => ({
              product,
              remark: `${heading}, para ${nameOf(forId) ?? 'la lista'}`,
            }))}
          />
        </section>
      )}
    </div>
  )
}

type MisfitsProps = { misfits: Review['misfits']; nameOf: (id: number) => string | undefined }

function Misfits({ misfits, nameOf }: MisfitsProps) {
  return (
    <section aria-labelledby="no-coinciden" className="rounded border-red border-l-4 bg-steel-50 p-6">
      <h2 id="no-coinciden" className="title-3 flex items-center gap-3">
        <Icon name="alert" className="text-red" />
        Hay productos que no coinciden
      </h2>
      <ul className="mt-3 grid gap-3">
        {misfits.map(({ productIds: [one, other], reason }) => (
          <li key={`${one} ${other}`}>
            <b>{unbroken(nameOf(one) ?? '')}</b> con <b>{unbroken(nameOf(other) ?? '')}</b>: {unbroken(reason)}.
          </li>
        ))}
      </ul>
      <p className="mt-3 text-base text-steel-600 leading-6">
        La lista se puede enviar igual; la advertencia llega también al equipo de ventas.
      </p>
    </section>
  )
}

function OtherProduct() {
  const { otherProduct, setOtherProduct } = useQuotationList()
  return (
    <div className="mt-6 max-w-3xl">
      <div className="print:hidden">
        <MessageField
          label={cotizacion.otherProduct.label}
          hint={cotizacion.otherProduct.hint}
          name="otro-producto"
          rows={2}
          grows
          maxLength={maxOtherProductLength}
          value={otherProduct}
          onChange={({ target }) => setOtherProduct(target.value)}
        />
      </div>
      <PrintedText title={cotizacion.otherProduct.label} text={otherProduct} />
    </div>
  )
}
