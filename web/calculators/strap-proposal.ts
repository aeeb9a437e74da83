import { amount, counted } from './amount.ts'
import { type Candidate, firstOptions, type Proposals } from './calculator.ts'
import { strapCategories } from './categories.ts'
import { closures, type Joint, joints, type Material, materials } from './joints.ts'
import { lowerFirst } from './lower-first.ts'
import { roundUp } from './round-up.ts'
import { calculateStrap } from './strap.ts'
import { type StrapValues, strappingOf } from './strap-fields.ts'

export type StrapProduct = Candidate & {
  material: Material
  width: number
  thickness: number
  strength: number
  rollLength: number
  /** It is closed with seals only. */
  isManual?: true
  /** The heaviest load that it is recommended for. */
  mostWeight?: number
}

export type ClosureProduct = Candidate & {
  joint: Joint
  materials: Material[]
  width: number
  /** Of the strap, if only some fit. */
  thickness?: { from: number; to: number }
  perBox: number
}

export type StrapProducts = { straps: StrapProduct[]; closures: ClosureProduct[] }

/** The weakest strap that holds comes first: it is the lightest and cheapest. */
export function proposeStraps(values: StrapValues, { straps, closures: closing }: StrapProducts): Proposals {
  const { strength } = calculateStrap(strappingOf(values))
  const needsClosure = closures[values.union] !== undefined
  const options = straps
    .filter((strap) => isFit(strap, values, strength))
    .toSorted((one, other) => one.strength - other.strength)
    .flatMap((strap) => {
      const closure = needsClosure ? closing.find((each) => closes(each, strap, values.union)) : undefined
      return needsClosure && !closure ? [] : toProposal(values, strap, closure)
    })
  return {
    options: firstOptions(options),
    none: `El catálogo no tiene un ${lowerFirst(materials[values.material])} con ${lowerFirst(joints[values.union])} para ${amount(values.peso, 1)} kg que rompa a ${amount(strength)} N o más. Con más zunchos por carga baja la exigencia de cada uno; otro material u otra unión pueden resistir más.`,
    list: `/productos?categoryId=${strapCategories[values.material]}&orden=-resistencia`,
  }
}

const isFit = (strap: StrapProduct, { material, peso, union }: StrapValues, strength: number) =>
  strap.material === material &&
  strap.strength >= strength &&
  peso <= (strap.mostWeight ?? Number.POSITIVE_INFINITY) &&
  (union !== 'soldadura' || !strap.isManual)

/** A strap of 15.5 mm is sold as 16 mm. */
const closes = (closure: ClosureProduct, strap: StrapProduct, joint: Joint) =>
  closure.joint === joint &&
  closure.materials.includes(strap.material) &&
  Math.abs(closure.width - strap.width) <= 0.5 &&
  (!closure.thickness || (closure.thickness.from <= strap.thickness && strap.thickness <= closure.thickness.to))

function toProposal(values: StrapValues, strap: StrapProduct, closure: ClosureProduct | undefined) {
  const found = calculateStrap({ ...strappingOf(values), rollLength: strap.rollLength })
  const note = noteOf(values, found)
  const reserve = amount((strap.strength / found.strength) * values.seguridad, 1)
  return {
    lines: [
      { product: strap, quantity: found.rolls, note },
      ...(closure
        ? [
            {
              product: closure,
              quantity: roundUp(found.closures / closure.perBox),
              note: `${note} Cierres: ${amount(found.closures)} al mes, ${values.cierres} por zuncho.`,
            },
          ]
        : []),
    ],
    reason: `Rollos de ${amount(strap.rollLength)} m. Rompe a ${amount(strap.strength)} N: factor de seguridad ${reserve}.`,
  }
}

const noteOf = (values: StrapValues, found: ReturnType<typeof calculateStrap>) =>
  [
    `Cálculo para ${amount(values.cargas)} cargas al mes de ${amount(values.largo)} × ${amount(values.ancho)} × ${amount(values.alto)} mm y ${amount(values.peso, 1)} kg:`,
    `${counted(found.straps, 'zuncho', 'zunchos')} por carga (${amount(found.metres, 2)} m), ${lowerFirst(joints[values.union])}, ${amount(values.merma, 1)} % de merma; ${amount(found.metresPerMonth)} m al mes.`,
    `Rotura mínima por zuncho: ${amount(found.strength)} N, con factor de seguridad ${amount(values.seguridad, 2)} y unión de ${amount(values.eficiencia, 1)} %.`,
  ].join(' ')
