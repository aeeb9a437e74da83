import { clockParts } from '../../clock.ts'

const day = 24 * 60 * 60 * 1000

/** A moment as the company's clock shows it, in the form that a browser's field for date and time takes. */
export function toWallClock(moment: string | number): string {
  const { year, month, day, hour, minute } = clockParts(moment)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/**
 * The moment at which the company's clock shows this: the first where it does so twice, and where the clock skips it, as
 * if it had not been put forward yet. What is no date stays as it is.
 */
export function fromWallClock(text: string): string {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return text
  const moments = [asUtc - day, asUtc + day].map((near) => asUtc - offsetAt(near))
  const moment = moments.find((candidate) => toWallClock(candidate) === text) ?? moments[0] ?? asUtc
  return new Date(moment).toISOString()
}

const offsetAt = (moment: number) => Date.parse(`${toWallClock(moment)}Z`) - moment
