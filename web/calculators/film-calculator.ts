import { amount, counted } from './amount.ts'
import { type Calculation, type Calculator, rollsFigure } from './calculator.ts'
import { calculateFilm, rise, turnsFor } from './film.ts'
import { type FilmValues, filmFields, wrappingOf } from './film-fields.ts'
import { type FilmProduct, proposeFilms } from './film-proposal.ts'

/** Stretched by hand, film yields no more than this, in percent. */
const mostByHand = 100

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
    aplicacion === 'mano' && estiramiento > mostByHand
      ? { estiramiento: `A mano, el film se estira hasta ${mostByHand} %; más requiere una envolvedora` }
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
    ...{ name, result },
    formula: 'alto / (ancho del film × (1 − traslape)), hacia arriba, + refuerzo abajo + refuerzo arriba',
    filled: `${amount(alto)} mm / ${height} mm + ${base} + ${remate}`,
  }
}
