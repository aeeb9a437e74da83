import { amount, counted, roundUp } from './amount.ts'
import {
  type Calculation,
  type Calculator,
  type Candidate,
  filmCategory,
  firstOptions,
  type Proposals,
  rollsFigure,
} from './calculator.ts'
import type { Fields, FieldValues } from './typed-fields.ts'

const byHand = ({ aplicacion }: { aplicacion?: unknown }, hand: number, machine: number) =>
  aplicacion === 'maquina' ? machine : hand

const side = { kind: 'number', unit: 'mm', least: 200, most: 4000 } as const

export const filmFields = {
  largo: { ...side, label: 'Largo del pallet', initial: 1200 },
  ancho: { ...side, label: 'Ancho del pallet', initial: 1000 },
  alto: { ...side, label: 'Alto por envolver', initial: 1500 },
  pallets: { kind: 'number', label: 'Pallets al mes', unit: '', least: 1, most: 100_000, isWhole: true, initial: 300 },
  aplicacion: {
    kind: 'choice',
    label: 'Cómo se envuelve',
    options: { mano: 'A mano', maquina: 'Con envolvedora de preestiro' },
    initial: 'mano',
  },
  espesor: {
    kind: 'number',
    label: 'Espesor del film',
    unit: 'µm',
    least: 8,
    most: 50,
    usual: (before) => byHand(before, 20, 23),
  },
  estiramiento: {
    kind: 'number',
    label: 'Estiramiento',
    unit: '%',
    least: 0,
    most: 400,
    usual: (before) => byHand(before, 50, 250),
  },
  'ancho-film': { kind: 'number', label: 'Ancho del film', unit: 'mm', least: 100, most: 1000, usual: 500 },
  traslape: { kind: 'number', label: 'Traslape entre vueltas', unit: '%', least: 0, most: 90, usual: 50 },
  base: { kind: 'number', label: 'Vueltas de refuerzo abajo', unit: '', least: 0, most: 10, isWhole: true, usual: 3 },
  remate: {
    kind: 'number',
    label: 'Vueltas de refuerzo arriba',
    unit: '',
    least: 0,
    most: 10,
    isWhole: true,
    usual: 3,
  },
  vueltas: {
    kind: 'number',
    label: 'Vueltas en total',
    unit: '',
    least: 1,
    most: 200,
    isWhole: true,
    usual: (before) =>
      turnsFor({
        height: Number(before.alto),
        filmWidth: Number(before['ancho-film']),
        overlap: Number(before.traslape),
        base: Number(before.base),
        top: Number(before.remate),
      }),
  },
  rollo: {
    kind: 'number',
    label: 'Largo por rollo',
    unit: 'm',
    least: 50,
    most: 6000,
    usual: (before) => byHand(before, 300, 1500),
  },
  densidad: { kind: 'number', label: 'Densidad del polietileno', unit: 'g/cm³', least: 0.85, most: 1, usual: 0.92 },
  merma: { kind: 'number', label: 'Merma por puntas y cambios', unit: '%', least: 0, most: 30, usual: 5 },
} satisfies Fields

type FilmValues = FieldValues<typeof filmFields>

const wrappingOf = (values: FilmValues): Wrapping => ({
  length: values.largo,
  width: values.ancho,
  turns: values.vueltas,
  filmWidth: values['ancho-film'],
  thickness: values.espesor,
  stretch: values.estiramiento,
  density: values.densidad,
  pallets: values.pallets,
  waste: values.merma,
  rollLength: values.rollo,
})

/** Measures of the load in mm, and shares in percent. */
type Wrapping = {
  length: number
  width: number
  turns: number
  /** Of the film before it is stretched, in mm and µm. */
  filmWidth: number
  thickness: number
  stretch: number
  /** In g/cm³. */
  density: number
  pallets: number
  waste: number
  /** In m. */
  rollLength: number
}

type Height = { height: number; filmWidth: number; overlap: number; base: number; top: number }

/** The last turn reaches beyond the height, which leaves film to hold the pallet and to fold over the upper edge. */
export const turnsFor = ({ height, filmWidth, overlap, base, top }: Height) =>
  roundUp(height / rise({ filmWidth, overlap })) + base + top

/** How many mm each turn lies above the one before. */
const rise = ({ filmWidth, overlap }: Pick<Height, 'filmWidth' | 'overlap'>) => filmWidth * (1 - overlap / 100)

export function calculateFilm(wrapping: Wrapping) {
  const { length, width, turns, filmWidth, thickness, stretch, density, pallets, waste, rollLength } = wrapping
  const perimeter = (2 * (length + width)) / 1000
  const applied = turns * perimeter
  const metres = applied / (1 + stretch / 100)
  const gramsPerMetre = (filmWidth * thickness * density) / 1000
  const metresPerMonth = metres * pallets * (1 + waste / 100)
  return {
    perimeter,
    applied,
    metres,
    gramsPerMetre,
    grams: metres * gramsPerMetre,
    metresPerMonth,
    kilosPerMonth: (metresPerMonth * gramsPerMetre) / 1000,
    rolls: roundUp(metresPerMonth / rollLength),
    palletsPerRoll: Math.floor(rollLength / metres),
  }
}

export type FilmProduct = Candidate & {
  width: number
  thickness: number
  stretch: number
  rollLength: number
  isManual: boolean
}

/** A film that is as wide and as thick, is applied the same way and stretches enough. */
function proposeFilms(values: FilmValues, products: FilmProduct[]): Proposals {
  const isFit = ({ width, thickness, stretch, isManual }: FilmProduct) =>
    Math.abs(width - values['ancho-film']) <= 1 &&
    Math.abs(thickness - values.espesor) < 1 &&
    stretch >= values.estiramiento &&
    isManual === (values.aplicacion === 'mano')
  const width = String(values['ancho-film'])
  const isWidthKnown = products.some((product) => String(product.width) === width)
  const options = products.filter(isFit).map((product) => {
    const found = calculateFilm({ ...wrappingOf(values), rollLength: product.rollLength })
    const note = noteOf(values, found)
    return {
      lines: [{ product, quantity: found.rolls, note }],
      reason: `Rollos de ${amount(product.rollLength)} m: cada uno rinde ${palletsText(found.palletsPerRoll)}.`,
    }
  })
  return {
    options: firstOptions(options),
    none: `El catálogo no tiene un film de ${amount(values['ancho-film'])} mm y ${amount(values.espesor, 1)} µm que se aplique así y admita ${amount(values.estiramiento)} % de estiramiento.`,
    list: `/productos?categoryId=${filmCategory}${isWidthKnown ? `&ancho-film=${width}` : ''}`,
  }
}

const palletsText = (pallets: number) => {
  if (pallets === 0) return 'menos de un pallet'
  return pallets === 1 ? 'un pallet' : `unos ${amount(pallets)} pallets`
}

const noteOf = (values: FilmValues, found: ReturnType<typeof calculateFilm>) =>
  [
    `Cálculo para ${amount(values.pallets)} pallets al mes de ${amount(values.largo)} × ${amount(values.ancho)} mm y ${amount(values.alto)} mm de alto:`,
    `${values.vueltas} vueltas de film de ${amount(values['ancho-film'])} mm y ${amount(values.espesor, 1)} µm con ${amount(values.estiramiento)} % de estiramiento,`,
    `${amount(found.metres, 1)} m (${amount(found.grams)} g) por pallet y ${amount(values.merma, 1)} % de merma;`,
    `${amount(found.metresPerMonth)} m y ${amount(found.kilosPerMonth)} kg al mes.`,
  ].join(' ')

/** Stretched by hand, film yields no more than this, in percent. */
const maxByHand = 100

export const filmCalculator: Calculator<typeof filmFields, FilmProduct[]> = {
  path: '/calculadoras/film',
  fields: filmFields,
  groups: [
    { title: 'La carga', names: ['largo', 'ancho', 'alto', 'pallets', 'aplicacion'] },
    { title: 'El film', names: ['espesor', 'estiramiento'] },
    {
      title: 'Supuestos',
      names: ['ancho-film', 'traslape', 'base', 'remate', 'vueltas', 'rollo', 'densidad', 'merma'],
      isFolded: true,
    },
  ],
  check: ({ aplicacion, estiramiento }) =>
    aplicacion === 'mano' && estiramiento > maxByHand
      ? { estiramiento: `A mano, el film se estira hasta ${maxByHand} %; más requiere una envolvedora` }
      : {},
  calculate,
  propose: proposeFilms,
}

function calculate(values: FilmValues): Calculation {
  const found = calculateFilm(wrappingOf(values))
  const { pallets, merma, rollo } = values
  const stretched = amount(1 + values.estiramiento / 100, 2)
  return {
    figures: [
      rollsFigure(found.rolls, rollo),
      { value: `${amount(found.kilosPerMonth)} kg`, unit: 'de film al mes' },
      { value: `${amount(found.metresPerMonth)} m`, unit: 'de bobina al mes' },
      { value: `${amount(found.grams)} g`, unit: 'por pallet' },
    ],
    steps: [
      turnsStep(values),
      {
        name: 'Film sobre la carga',
        formula: 'vueltas × 2 × (largo + ancho)',
        filled: `${values.vueltas} × 2 × (${amount(values.largo / 1000, 3)} + ${amount(values.ancho / 1000, 3)}) m`,
        result: `${amount(found.applied, 1)} m`,
      },
      {
        name: 'Film de bobina por pallet',
        formula: 'metros sobre la carga / (1 + estiramiento)',
        filled: `${amount(found.applied, 1)} m / ${stretched}`,
        result: `${amount(found.metres, 1)} m`,
      },
      {
        name: 'Peso por metro de bobina',
        formula: 'ancho × espesor × densidad',
        filled: `${amount(values['ancho-film'])} mm × ${amount(values.espesor, 1)} µm × ${amount(values.densidad, 3)} g/cm³`,
        result: `${amount(found.gramsPerMetre, 2)} g`,
      },
      {
        name: 'Peso por pallet',
        formula: 'metros por pallet × peso por metro',
        filled: `${amount(found.metres, 1)} m × ${amount(found.gramsPerMetre, 2)} g`,
        result: `${amount(found.grams)} g`,
      },
      {
        name: 'Film al mes',
        formula: 'metros por pallet × pallets × (1 + merma)',
        filled: `${amount(found.metres, 1)} m × ${amount(pallets)} × ${amount(1 + merma / 100, 3)}`,
        result: `${amount(found.metresPerMonth)} m, ${amount(found.kilosPerMonth)} kg`,
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

function turnsStep({ alto, 'ancho-film': filmWidth, traslape, base, remate, vueltas }: FilmValues) {
  const name = 'Vueltas por pallet'
  const result = counted(vueltas, 'vuelta', 'vueltas')
  const expected = turnsFor({ height: alto, filmWidth, overlap: traslape, base, top: remate })
  if (vueltas !== expected) {
    return { name, formula: 'valor ingresado', filled: `en vez de las ${expected} calculadas`, result }
  }
  const height = amount(rise({ filmWidth, overlap: traslape }), 1)
  return {
    name,
    result,
    formula: 'alto / (ancho del film × (1 − traslape)), hacia arriba, + refuerzo abajo + refuerzo arriba',
    filled: `${amount(alto)} mm / ${height} mm + ${base} + ${remate}`,
  }
}
