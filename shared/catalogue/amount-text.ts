import type { Pack } from './pack.ts'
import { contentText, number, quantityText, unitText } from './sale-unit.ts'

/** `quantity` is in sale units. */
export const formatText = (quantity: number, { name, quantity: held }: Pack) => quantityText(quantity / held, name)

type Amount = { quantity: number; unit?: string | null | undefined; format?: Pack | null | undefined }

/** "2 pallets de 36 rollos = 72 rollos", "200 cajas de 1.000 unidades = 200.000 unidades". */
export const amountText = ({ quantity, unit, format }: Amount): string =>
  [format && formatText(quantity, format), quantityText(quantity, unit), contentText(quantity, unit)]
    .filter(Boolean)
    .join(' = ')

export function lineText({ quantity, name, unit, format }: Amount & { name: string }): string {
  const details = [
    unit && [unitText(quantity, unit), contentText(quantity, unit)].filter(Boolean).join(' = '),
    format && `en ${formatText(quantity, format)}`,
  ].filter(Boolean)
  return `${number.format(quantity)} × ${name}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}
