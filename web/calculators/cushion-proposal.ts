import { amount, counted } from './amount.ts'
import { type Candidate, firstOptions, type Proposals } from './calculator.ts'
import { cushionCategory } from './categories.ts'
import { type CushionValues, fillingOf } from './cushion-fields.ts'
import { calculateCushions } from './cushions.ts'

export type CushionProduct = Candidate & { rollLength: number; litresPerRoll: number; cushionLength: number }

/** Rolls have the length that the product has, whatever is assumed. */
export function proposeCushions(
  values: CushionValues,
  products: CushionProduct[],
  typed: Record<string, string>,
): Proposals {
  const options = products.map((product) => {
    const { rollLength, litresPerRoll } = product
    const litresPerMetre = typed.rendimiento?.trim() ? values.rendimiento : litresPerRoll / rollLength
    const cushionLength = typed.almohada?.trim() ? values.almohada : product.cushionLength
    const found = calculateCushions({ ...fillingOf(values), rollLength, litresPerMetre, cushionLength })
    const filled = (litresPerMetre * rollLength) / 1000
    return {
      lines: [{ product, quantity: found.rolls, note: noteOf(values, { ...found, rollLength, litresPerMetre }) }],
      reason: `Rollos de ${amount(rollLength)} m que llenan ${amount(filled, 1)} m³, ${amount(litresPerMetre, 1)} L por metro.`,
    }
  })
  return {
    options: firstOptions(options),
    none: 'El catálogo no tiene por ahora un film para almohadas con su rendimiento especificado.',
    list: `/productos?categoryId=${cushionCategory}`,
  }
}

type Found = ReturnType<typeof calculateCushions> & { rollLength: number; litresPerMetre: number }

const noteOf = (values: CushionValues, found: Found) =>
  [
    `Cálculo para ${amount(values.cajas)} cajas al día (${amount(values.dias)} días al mes) de ${amount(values.largo)} × ${amount(values.ancho)} × ${amount(values.alto)} mm, con ${amount(values.ocupado, 1)} % ocupado:`,
    `${amount(found.fillLitres, 1)} L de relleno, ${counted(found.cushions, 'almohada', 'almohadas')} (${amount(found.metres, 2)} m) por caja, ${amount(found.litresPerMetre, 2)} L por metro y ${amount(values.merma, 1)} % de merma; ${amount(found.metresPerMonth)} m al mes en rollos de ${amount(found.rollLength)} m.`,
  ].join(' ')
