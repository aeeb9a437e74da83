import { chileanHolidays } from './chilean-holidays.ts'

const zone = 'America/Santiago'
const opensAt = Temporal.PlainTime.from('09:00')
const closesAt = Temporal.PlainTime.from('18:00')
const saturday = 6
const hourMs = 3_600_000

/** How much of the time between two moments the office was open: Monday to Friday, 9 to 18, without holidays, in hours. */
export function workingHours(from: Date, to: Date): number {
  let openMs = 0
  const last = dayOf(to)
  for (let day = dayOf(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (isWorkingDay(day)) openMs += overlap(from, to, day)
  }
  return openMs / hourMs
}

function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < saturday && !chileanHolidays(day.year).has(day.toString())
}

function overlap(from: Date, to: Date, day: Temporal.PlainDate): number {
  const start = Math.max(from.getTime(), momentOf(day, opensAt))
  const end = Math.min(to.getTime(), momentOf(day, closesAt))
  return Math.max(0, end - start)
}

const dayOf = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate()

const momentOf = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime) =>
  day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds
