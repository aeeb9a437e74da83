import { defaultCompany } from '../../shared/settings/default-company.ts'

export const chileanDay = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(defaultCompany.timeZone).toPlainDate()

export const momentOf = (day: Temporal.PlainDate, plainTime?: Temporal.PlainTime): Date =>
  new Date(
    day.toZonedDateTime({ timeZone: defaultCompany.timeZone, ...(plainTime && { plainTime }) }).epochMilliseconds,
  )

type Day = Temporal.PlainDate

const [monday, tuesday, wednesday, thursday, friday] = [1, 2, 3, 4, 5]

/** The laws in force since 2021 apply. */
export function chileanHolidays(year: number): ReadonlySet<string> {
  const known = byYear.get(year)
  if (known) return known
  const holidays = new Set(daysOff(year).map(String))
  byYear.set(year, holidays)
  return holidays
}

const byYear = new Map<number, ReadonlySet<string>>()

function daysOff(year: number): Day[] {
  const day = (month: number, dayOfMonth: number) => Temporal.PlainDate.from({ year, month, day: dayOfMonth })
  const easter = easterSunday(year)
  return [
    day(1, 1),
    ...only(day(1, 2), monday),
    easter.subtract({ days: 2 }),
    easter.subtract({ days: 1 }),
    day(5, 1),
    day(5, 21),
    // The winter solstice, valid for this half of the century.
    day(6, year % 4 < 2 ? 20 : 21),
    toMonday(day(6, 29)),
    day(7, 16),
    day(8, 15),
    ...only(day(9, 17), monday, friday),
    day(9, 18),
    day(9, 19),
    ...only(day(9, 20), friday),
    toMonday(day(10, 12)),
    toFriday(day(10, 31)),
    day(11, 1),
    day(12, 8),
    day(12, 25),
  ]
}

const only = (day: Day, ...weekdays: number[]) => (weekdays.includes(day.dayOfWeek) ? [day] : [])

function toMonday(day: Day): Day {
  if (day.dayOfWeek === friday) return day.add({ days: 3 })
  return day.dayOfWeek >= tuesday && day.dayOfWeek <= thursday ? day.subtract({ days: day.dayOfWeek - monday }) : day
}

function toFriday(day: Day): Day {
  if (day.dayOfWeek === tuesday) return day.subtract({ days: 4 })
  return day.dayOfWeek === wednesday ? day.add({ days: 2 }) : day
}

/** This is the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const whole = Math.floor
  const a = year % 19
  const b = whole(year / 100)
  const c = year % 100
  const d = (19 * a + b - whole(b / 4) - whole((b - whole((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * whole(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * whole((a + 11 * d + 22 * e) / 451) + 114
  return Temporal.PlainDate.from({ year, month: whole(f / 31), day: (f % 31) + 1 })
}
