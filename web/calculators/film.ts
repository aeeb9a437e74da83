import { roundUp } from './round-up.ts'

/** Measures of the load in mm, and shares in percent. */
export type Wrapping = {
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
export const rise = ({ filmWidth, overlap }: Pick<Height, 'filmWidth' | 'overlap'>) => filmWidth * (1 - overlap / 100)

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
