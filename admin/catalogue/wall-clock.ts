import { clockParts } from '../../shared/time-text.ts'

const day = 24 * 60 * 60 * 1000

export function toWallClock(moment: string | number): string {
  const { year, month, day, hour, minute } = clockParts(moment)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** An ambiguous time is the earlier one, and a time skipped by daylight saving is moved one hour later. */
export function fromWallClock(text: string): string {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return text
  const moments = [asUtc - day, asUtc + day].map((near) => asUtc - offsetAt(near))
  const moment = moments.find((candidate) => toWallClock(candidate) === text) ?? moments[0] ?? asUtc
  return new Date(moment).toISOString()
}

const offsetAt = (moment: number) => Date.parse(`${toWallClock(moment)}Z`) - moment
