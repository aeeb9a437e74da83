import { useId } from 'react'
import type { Pack } from '../../contract/catalogue/public.ts'
import { contentText, unitText } from '../../contract/catalogue/sale-unit.ts'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'
import { chipLook } from './chip-look.ts'
import { OtherQuantity } from './other-quantity.tsx'
import { rounded } from './quantities.ts'
import { type ChangeQuantity, Stepper } from './stepper.tsx'

type Props = {
  quantity: number
  onChange: ChangeQuantity
  label: string
  unit: string | undefined
  packs: Pack[]
  form?: string
}

export function QuantityPicker({ quantity, onChange, label, unit, packs, form }: Props) {
  const unitId = useId()
  const content = contentText(quantity, unit)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stepper {...{ quantity, onChange, label, form }} describedBy={unit ? unitId : undefined} />
        {unit && (
          <p id={unitId} className="text-base leading-6">
            {unbroken(unitText(quantity, unit))}
            {content && <span className="block text-steel-600">= {unbroken(content)}</span>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {keyed(packs, packText).map(({ key, item: pack }) => (
          <button
            key={key}
            type="button"
            aria-label={`${packText(pack)}: ${label}`}
            onClick={() => onChange((before) => rounded(before, pack.quantity))}
            className={chipLook}
          >
            {packText(pack)}
          </button>
        ))}
        <OtherQuantity quantity={quantity} onChoose={(chosen) => onChange(() => chosen)} label={label} />
      </div>
    </div>
  )
}

const packText = ({ name, quantity }: Pack) => (name.includes(String(quantity)) ? name : `${name} · ${quantity}`)
