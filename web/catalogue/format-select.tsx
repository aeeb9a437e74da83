import type { Pack } from '../../shared/catalogue/pack.ts'
import { packText } from '../../shared/catalogue/sale-unit.ts'
import { keyed } from '../ui/keyed.ts'
import { unbroken } from '../ui/unbroken.ts'

type Props = {
  packs: Pack[]
  unit: string | undefined
  format: Pack | undefined
  onChange: (format: Pack | undefined) => void
  label: string
  /** The field may be outside of its form. */
  form?: string | undefined
}

export function FormatSelect({ packs, unit, format, onChange, label, form }: Props) {
  if (!packs[0]) return null
  return (
    <select
      aria-label={`Formato: ${label}`}
      name="formato"
      form={form}
      value={format ? packText(format) : ''}
      onChange={({ currentTarget }) => onChange(packs.find((pack) => packText(pack) === currentTarget.value))}
      className="min-h-11 max-w-full rounded border border-steel-500 bg-white px-3 font-normal text-base leading-6"
    >
      <option value="">{unit ? unbroken(unit.charAt(0).toUpperCase() + unit.slice(1)) : 'Unidad'}</option>
      {keyed(packs, packText).map(({ key, item }) => (
        <option key={key} value={packText(item)}>
          {unbroken(packText(item))}
        </option>
      ))}
    </select>
  )
}
