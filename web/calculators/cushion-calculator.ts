import { amount, counted, roundUp } from './amount.ts'
import {
  type Calculation,
  type Calculator,
  type Candidate,
  cushionCategory,
  firstOptions,
  type Proposals,
  rollsFigure,
} from './calculator.ts'
import type { Fields, FieldValues } from './typed-fields.ts'

const side = { kind: 'number', unit: 'mm', least: 50, most: 2000 } as const

export const cushionFields = {
  largo: { ...side, label: 'Largo interior', initial: 400 },
  ancho: { ...side, label: 'Ancho interior', initial: 300 },
  alto: { ...side, label: 'Alto interior', initial: 250 },
  ocupado: {
    kind: 'number',
    label: 'Volumen que ocupa el producto',
    unit: '%',
    least: 0,
    most: 99,
    initial: 60,
  },
  cajas: { kind: 'number', label: 'Cajas al día', unit: '', least: 1, most: 100_000, isWhole: true, initial: 120 },
  dias: { kind: 'number', label: 'Días de despacho al mes', unit: '', least: 1, most: 31, isWhole: true, usual: 22 },
  apriete: { kind: 'number', label: 'Relleno de más, para apretar', unit: '%', least: 0, most: 50, usual: 10 },
  rendimiento: { kind: 'number', label: 'Relleno por metro de tira', unit: 'L', least: 0.5, most: 50, usual: 5.6 },
  almohada: { kind: 'number', label: 'Largo de cada almohada', unit: 'mm', least: 50, most: 500, usual: 100 },
  rollo: { kind: 'number', label: 'Largo por rollo', unit: 'm', least: 50, most: 3000, usual: 500 },
  merma: { kind: 'number', label: 'Merma por puntas y pinchazos', unit: '%', least: 0, most: 30, usual: 3 },
} satisfies Fields

type CushionValues = FieldValues<typeof cushionFields>

const fillingOf = (values: CushionValues): Filling => ({
  length: values.largo,
  width: values.ancho,
  height: values.alto,
  occupied: values.ocupado,
  tightness: values.apriete,
  litresPerMetre: values.rendimiento,
  cushionLength: values.almohada,
  boxesPerDay: values.cajas,
  days: values.dias,
  waste: values.merma,
  rollLength: values.rollo,
})

export type CushionProduct = Candidate & { rollLength: number; litresPerRoll: number; cushionLength: number }

/** Rolls have the length that the product has, whatever is assumed. */
function proposeCushions(values: CushionValues, products: CushionProduct[], typed: Record<string, string>): Proposals {
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

export const cushionCalculator: Calculator<typeof cushionFields, CushionProduct[]> = {
  path: '/calculadoras/airpads',
  fields: cushionFields,
  groups: [
    { title: 'La caja', names: ['largo', 'ancho', 'alto', 'ocupado', 'cajas'] },
    {
      title: 'Supuestos',
      names: ['dias', 'apriete', 'rendimiento', 'almohada', 'rollo', 'merma'],
      isFolded: true,
    },
  ],
  check: () => ({}),
  calculate,
  propose: proposeCushions,
}

function calculate(values: CushionValues): Calculation {
  const found = calculateCushions(fillingOf(values))
  const { largo, ancho, alto, ocupado, apriete, rendimiento, almohada, rollo, merma } = values
  return {
    figures: [
      rollsFigure(found.rolls, rollo),
      { value: `${amount(found.metresPerMonth)} m`, unit: 'de tira al mes' },
      {
        value: amount(found.cushions),
        unit: `${found.cushions === 1 ? 'almohada' : 'almohadas'} por caja, ${amount(found.metres, 2)} m`,
      },
      { value: `${amount(found.fillLitres, 1)} L`, unit: 'de relleno por caja' },
    ],
    steps: [
      {
        name: 'Volumen de la caja',
        formula: 'largo × ancho × alto',
        filled: `${amount(largo)} × ${amount(ancho)} × ${amount(alto)} mm`,
        result: `${amount(found.boxLitres, 1)} L`,
      },
      {
        name: 'Espacio libre',
        formula: 'volumen × (1 − volumen ocupado)',
        filled: `${amount(found.boxLitres, 1)} L × ${amount(1 - ocupado / 100, 3)}`,
        result: `${amount(found.freeLitres, 1)} L`,
      },
      {
        name: 'Relleno por caja',
        formula: 'espacio libre × (1 + relleno de más)',
        filled: `${amount(found.freeLitres, 1)} L × ${amount(1 + apriete / 100, 3)}`,
        result: `${amount(found.fillLitres, 1)} L`,
      },
      {
        name: 'Almohadas por caja',
        formula: 'relleno / (relleno por metro × largo de almohada), hacia arriba',
        filled: `${amount(found.fillLitres, 1)} L / (${amount(rendimiento, 2)} L/m × ${amount(almohada / 1000, 3)} m)`,
        result: `${counted(found.cushions, 'almohada', 'almohadas')}, ${amount(found.metres, 2)} m`,
      },
      {
        name: 'Tira al mes',
        formula: 'metros por caja × cajas al día × días × (1 + merma)',
        filled: `${amount(found.metres, 2)} m × ${amount(values.cajas)} × ${amount(values.dias)} × ${amount(1 + merma / 100, 3)}`,
        result: `${amount(found.metresPerMonth)} m`,
      },
      {
        name: 'Rollos al mes',
        formula: 'metros al mes / largo por rollo, hacia arriba',
        filled: `${amount(found.metresPerMonth)} m / ${amount(rollo)} m`,
        result: counted(found.rolls, 'rollo', 'rollos'),
      },
    ],
  }
}

/** Inner measures of the box in mm, and shares in percent. */
type Filling = {
  length: number
  width: number
  height: number
  /** Of the box, what the products take. */
  occupied: number
  /** What is put in beyond the free space, so that nothing moves. */
  tightness: number
  /** Of inflated film, loose. */
  litresPerMetre: number
  cushionLength: number
  boxesPerDay: number
  days: number
  waste: number
  /** In m. */
  rollLength: number
}

export function calculateCushions(filling: Filling) {
  const { length, width, height, occupied, tightness, litresPerMetre, cushionLength, ...use } = filling
  const boxLitres = (length * width * height) / 1e6
  const freeLitres = boxLitres * (1 - occupied / 100)
  const fillLitres = freeLitres * (1 + tightness / 100)
  const cushionLitres = (litresPerMetre * cushionLength) / 1000
  // The strip is cut where cushions meet.
  const cushions = roundUp(fillLitres / cushionLitres)
  const metres = (cushions * cushionLength) / 1000
  const boxes = use.boxesPerDay * use.days
  const metresPerMonth = metres * boxes * (1 + use.waste / 100)
  return {
    boxLitres,
    freeLitres,
    fillLitres,
    cushionLitres,
    cushions,
    metres,
    boxes,
    metresPerMonth,
    rolls: roundUp(metresPerMonth / use.rollLength),
  }
}
