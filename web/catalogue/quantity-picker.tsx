import { useId } from 'react'
import type { Pack } from '../../shared/catalogue/pack.ts'
import { contentText, quantityText, unitText } from '../../shared/catalogue/sale-unit.ts'
import { unbroken } from '../ui/unbroken.ts'
import { FormatSelect } from './format-select.tsx'
import { OtherQuantity } from './other-quantity.tsx'
import { inFormats } from './quantities.ts'
import { type ChangeQuantity, Stepper } from './stepper.tsx'

type Props = {
  /** In sale units; the field shows how many of the format these are. */
  quantity: number
  onChange: ChangeQuantity
  label: string
  unit: string | undefined
  packs: Pack[]
  format: Pack | undefined
  onFormat: (format: Pack | undefined) => void
  form?: string
}

export function QuantityPicker({ quantity, onChange, label, unit, packs, format, onFormat, form }: Props) {
  const unitId = useId()
  const held = format?.quantity ?? 1
  const count = quantity / held
  const change: ChangeQuantity = (next) => onChange((before) => inFormats(next(before / held), held))
  const counted = format?.name ?? unit
  const content = format ? quantityText(quantity, unit || 'unidad') : contentText(quantity, unit)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stepper quantity={count} onChange={change} {...{ label, form }} describedBy={counted ? unitId : undefined} />
        {counted && (
          <p id={unitId} className="text-base leading-6">
            {unbroken(unitText(count, counted))}
            {content && <span className="block text-steel-600">= {unbroken(content)}</span>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <FormatSelect {...{ packs, unit, format, label, form }} onChange={onFormat} />
        <OtherQuantity quantity={count} onChoose={(chosen) => change(() => chosen)} label={label} />
      </div>
    </div>
  )
}
