import { amount, counted, roundUp } from './amount.ts'
import {
  type Calculation,
  type Calculator,
  type Candidate,
  firstOptions,
  type Proposals,
  rollsFigure,
  strapCategories,
} from './calculator.ts'
import { closures, efficiencies, isJoint, type Joint, joints, type Material, materials } from './joints.ts'
import type { Fields, FieldValues } from './typed-fields.ts'

const side = { kind: 'number', unit: 'mm', least: 50, most: 15_000 } as const
const count = { kind: 'number', unit: '', least: 0, most: 20, isWhole: true } as const

const materialOf = (material: unknown): Material => (isMaterial(material) ? material : 'pet')
const isMaterial = (text: unknown): text is Material => typeof text === 'string' && Object.hasOwn(materials, text)

const usualJoints: Record<Material, Joint> = { pp: 'soldadura', pet: 'soldadura', acero: 'sello', textil: 'hebilla' }
const usualOverlaps: Record<Joint, number> = { soldadura: 200, sello: 300, hebilla: 500 }
const usualRolls: Record<Material, number> = { pp: 3000, pet: 1500, acero: 320, textil: 850 }

export const strapFields = {
  largo: { ...side, label: 'Largo de la carga', initial: 1200 },
  ancho: { ...side, label: 'Ancho de la carga', initial: 1000 },
  alto: { ...side, label: 'Alto de la carga', initial: 1500 },
  peso: { kind: 'number', label: 'Peso de la carga', unit: 'kg', least: 1, most: 30_000, initial: 800 },
  cargas: { kind: 'number', label: 'Cargas al mes', unit: '', least: 1, most: 1_000_000, isWhole: true, initial: 500 },
  'zunchos-ancho': { ...count, label: 'Zunchos a lo ancho', initial: 2 },
  'zunchos-largo': { ...count, label: 'Zunchos a lo largo', initial: 0 },
  material: { kind: 'choice', label: 'Material del zuncho', options: materials, initial: 'pet' },
  union: {
    kind: 'choice',
    label: 'Unión',
    options: joints,
    usual: ({ material }) => usualJoints[materialOf(material)],
  },
  eficiencia: {
    kind: 'number',
    label: 'Eficiencia de la unión',
    unit: '%',
    least: 20,
    most: 100,
    usual: ({ material, union }) =>
      (isJoint(union) ? efficiencies[materialOf(material)][union] : undefined) ?? Number.NaN,
  },
  aceleracion: { kind: 'number', label: 'Aceleración de cálculo', unit: 'g', least: 0.1, most: 2, usual: 0.5 },
  seguridad: { kind: 'number', label: 'Factor de seguridad', unit: '', least: 1, most: 6, usual: 2 },
  cierres: { ...count, label: 'Sellos o hebillas por zuncho', least: 1, most: 3, usual: 1 },
  traslape: {
    kind: 'number',
    label: 'Traslape y punta por zuncho',
    unit: 'mm',
    least: 0,
    most: 2000,
    usual: ({ union }) => (isJoint(union) ? usualOverlaps[union] : Number.NaN),
  },
  rollo: {
    kind: 'number',
    label: 'Largo por rollo',
    unit: 'm',
    least: 50,
    most: 10_000,
    usual: ({ material }) => usualRolls[materialOf(material)],
  },
  merma: { kind: 'number', label: 'Merma por cortes y cambios', unit: '%', least: 0, most: 30, usual: 3 },
} satisfies Fields

type StrapValues = FieldValues<typeof strapFields>

const strappingOf = (values: StrapValues): Strapping => ({
  length: values.largo,
  width: values.ancho,
  height: values.alto,
  weight: values.peso,
  across: values['zunchos-ancho'],
  along: values['zunchos-largo'],
  overlap: values.traslape,
  loads: values.cargas,
  waste: values.merma,
  closuresPerStrap: values.cierres,
  efficiency: values.eficiencia,
  acceleration: values.aceleracion,
  safety: values.seguridad,
  rollLength: values.rollo,
})

/** Measures of the load in mm and kg, and shares in percent. */
type Strapping = {
  length: number
  width: number
  height: number
  weight: number
  /** Straps around width and height, and around length and height. */
  across: number
  along: number
  /** What the joint takes of each strap, in mm. */
  overlap: number
  loads: number
  waste: number
  closuresPerStrap: number
  /** Of the break load, what the joint retains. */
  efficiency: number
  /** As a multiple of gravity. */
  acceleration: number
  safety: number
  /** In m. */
  rollLength: number
}

const gravity = 9.81

/** A strap goes around the load, so two of its sides resist. */
const sides = 2

export function calculateStrap(strapping: Strapping) {
  const { length, width, height, weight, across, along, overlap, loads, waste, ...rest } = strapping
  const { closuresPerStrap, efficiency, acceleration, safety, rollLength } = rest
  const straps = across + along
  const acrossLength = (2 * (width + height) + overlap) / 1000
  const alongLength = (2 * (length + height) + overlap) / 1000
  const metres = across * acrossLength + along * alongLength
  const metresPerMonth = metres * loads * (1 + waste / 100)
  const force = acceleration * weight * gravity
  return {
    straps,
    acrossLength,
    alongLength,
    metres,
    metresPerMonth,
    rolls: roundUp(metresPerMonth / rollLength),
    closures: roundUp(straps * closuresPerStrap * loads * (1 + waste / 100)),
    force,
    /** The break load that each strap needs, in N. */
    strength: (force * safety) / (straps * sides * (efficiency / 100)),
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

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
function proposeStraps(values: StrapValues, { straps, closures: closing }: StrapProducts): Proposals {
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

export const strapCalculator: Calculator<typeof strapFields, StrapProducts> = {
  path: '/calculadoras/zuncho',
  fields: strapFields,
  groups: [
    { title: 'La carga', names: ['largo', 'ancho', 'alto', 'peso', 'cargas'] },
    { title: 'El amarre', names: ['zunchos-ancho', 'zunchos-largo', 'material', 'union'] },
    {
      title: 'Supuestos',
      names: ['eficiencia', 'aceleracion', 'seguridad', 'cierres', 'traslape', 'rollo', 'merma'],
      isFolded: true,
    },
  ],
  check: (values) => ({
    ...(values['zunchos-ancho'] + values['zunchos-largo'] === 0 && {
      'zunchos-ancho': 'La carga necesita al menos un zuncho',
    }),
    ...(efficiencies[values.material][values.union] === undefined && {
      union: `${materials[values.material]} se cierra con ${closuresOf(values.material)}`,
    }),
  }),
  calculate,
  propose: proposeStraps,
}

const closuresOf = (material: Material) =>
  new Intl.ListFormat('es-CL', { type: 'disjunction' }).format(
    Object.keys(efficiencies[material])
      .filter(isJoint)
      .map((joint) => lowerFirst(joints[joint])),
  )

function calculate(values: StrapValues): Calculation {
  const found = calculateStrap(strappingOf(values))
  const closure = closures[values.union]
  const more = amount(1 + values.merma / 100, 3)
  return {
    figures: [
      rollsFigure(found.rolls, values.rollo),
      { value: `${amount(found.metresPerMonth)} m`, unit: 'de zuncho al mes' },
      closure
        ? { value: amount(found.closures), unit: `${closure} al mes` }
        : { value: `${amount(found.metres, 1)} m`, unit: 'por carga' },
      { value: `${amount(found.strength)} N`, unit: 'de rotura mínima por zuncho' },
    ],
    steps: [
      {
        name: 'Zuncho por carga',
        formula: 'zunchos × (2 × (lado + alto) + traslape), en cada sentido',
        filled: lengthText(values, found),
        result: `${amount(found.metres, 2)} m`,
      },
      {
        name: 'Zuncho al mes',
        formula: 'metros por carga × cargas × (1 + merma)',
        filled: `${amount(found.metres, 2)} m × ${amount(values.cargas)} × ${more}`,
        result: `${amount(found.metresPerMonth)} m`,
      },
      {
        name: 'Rollos al mes',
        formula: 'metros al mes / largo por rollo, hacia arriba',
        filled: `${amount(found.metresPerMonth)} m / ${amount(values.rollo)} m`,
        result: counted(found.rolls, 'rollo', 'rollos'),
      },
      ...(closure
        ? [
            {
              name: `${closure.charAt(0).toUpperCase()}${closure.slice(1)} al mes`,
              formula: `zunchos × ${closure} por zuncho × cargas × (1 + merma), hacia arriba`,
              filled: `${found.straps} × ${values.cierres} × ${amount(values.cargas)} × ${more}`,
              result: `${amount(found.closures)} ${closure}`,
            },
          ]
        : []),
      {
        name: 'Fuerza que debe retener el amarre',
        formula: 'aceleración × peso × gravedad',
        filled: `${amount(values.aceleracion, 2)} × ${amount(values.peso, 1)} kg × ${amount(gravity, 2)} m/s²`,
        result: `${amount(found.force)} N`,
      },
      {
        name: 'Rotura mínima por zuncho',
        formula: 'fuerza × factor de seguridad / (zunchos × 2 ramas × eficiencia de la unión)',
        filled: `${amount(found.force)} N × ${amount(values.seguridad, 2)} / (${found.straps} × ${sides} × ${amount(values.eficiencia / 100, 2)})`,
        result: `${amount(found.strength)} N`,
      },
    ],
  }
}

function lengthText(values: StrapValues, { acrossLength, alongLength }: ReturnType<typeof calculateStrap>) {
  const { 'zunchos-ancho': across, 'zunchos-largo': along } = values
  const ways = [
    { straps: across, length: acrossLength },
    { straps: along, length: alongLength },
  ]
  return ways
    .filter(({ straps }) => straps > 0)
    .map(({ straps, length }) => `${straps} × ${amount(length, 2)} m`)
    .join(' + ')
}
