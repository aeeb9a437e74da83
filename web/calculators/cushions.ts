import { roundUp } from './round-up.ts'

/** Inner measures of the box in mm, and shares in percent. */
export type Filling = {
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
