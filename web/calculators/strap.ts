import { roundUp } from './round-up.ts'

/** Measures of the load in mm and kg, and shares in percent. */
export type Strapping = {
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

export const gravity = 9.81

/** A strap goes around the load, so two of its sides resist. */
export const sides = 2

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
