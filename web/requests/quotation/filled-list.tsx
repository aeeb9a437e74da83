import { ListActions } from './list-actions.tsx'
import { ListReview } from './list-review.tsx'
import { OtherProduct } from './other-product.tsx'
import { QuotationLines } from './quotation-lines.tsx'
import { useQuotationList } from './quotation-list.ts'
import type { Undoable } from './undo-notice.tsx'
import { useListedItems } from './use-listed-items.ts'

export default function FilledList({ onRemove }: { onRemove: (notice: Undoable) => void }) {
  const listed = useListedItems()
  const otherProduct = useQuotationList((list) => list.otherProduct)
  const items = listed.map(({ item }) => item)
  const codes = new Map(listed.flatMap(({ item, code }) => (code ? [[item.id, code]] : [])))
  const isEmpty = items.length === 0
  return (
    <>
      {!isEmpty && <QuotationLines items={listed} onRemove={onRemove} />}
      {!isEmpty && <ListReview items={items} />}
      <OtherProduct />
      {!isEmpty && <ListActions list={{ items, otherProduct }} codes={codes} />}
    </>
  )
}
