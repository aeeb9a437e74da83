import { amount } from './amount.ts'
import { type Candidate, firstOptions, type Proposals } from './calculator.ts'
import { filmCategory } from './categories.ts'
import { calculateFilm } from './film.ts'
import { type FilmValues, wrappingOf } from './film-fields.ts'

export type FilmProduct = Candidate & {
  width: number
  thickness: number
  stretch: number
  rollLength: number
  isManual: boolean
}

/** A film that is as wide and as thick, is applied the same way and stretches enough. */
export function proposeFilms(values: FilmValues, products: FilmProduct[]): Proposals {
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
