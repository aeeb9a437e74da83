import { quantityText } from '../../contract/sale-unit.ts'
import { Icon } from '../ui/icon.tsx'
import { useQuotationList } from './quotation-list.ts'

/** "En tu lista: 3 rollos", where the product is on it. */
export function InList({ id, className = '' }: { id: number; className?: string }) {
  const item = useQuotationList(({ items }) => items.find((listed) => listed.id === id))
  if (!item) return null
  return (
    <p className={`flex items-center gap-2 font-semibold ${className}`}>
      <Icon name="check" className="size-5 text-red" />
      En tu lista: {quantityText(item.quantity, item.unit)}
    </p>
  )
}
