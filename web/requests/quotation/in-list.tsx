import { quantityText } from '../../../shared/catalogue/sale-unit.ts'
import { Icon } from '../../ui/icon.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { useQuotationList } from './quotation-list.ts'

type Props = {
  id: number
  unit: string | undefined
  isShort?: boolean
  className?: string
}

export function InList({ id, unit, isShort = false, className = '' }: Props) {
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
