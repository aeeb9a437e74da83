import { company } from '../../company.ts'

const day = 24 * 60 * 60 * 1000

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: company.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment as the company's clock shows it, in the form that a browser's field for date and time takes. */
export const toWallClock = (moment: string | number) => parts.format(new Date(moment)).replace(' ', 'T')

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
