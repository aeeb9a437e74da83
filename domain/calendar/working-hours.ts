import { chileanDay, momentOf } from './chilean-day.ts'
import { chileanHolidays } from './chilean-holidays.ts'

const opensAt = Temporal.PlainTime.from('09:00')
const closesAt = Temporal.PlainTime.from('18:00')
const saturday = 6
const hourMs = 3_600_000

export function workingHours(from: Date, to: Date): number {
  let openMs = 0
  const last = chileanDay(to)
  for (let day = chileanDay(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (isWorkingDay(day)) openMs += overlap(from, to, day)
  }
  return openMs / hourMs
}

function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < saturday && !chileanHolidays(day.year).has(day.toString())
}

function overlap(from: Date, to: Date, day: Temporal.PlainDate): number {
  const start = Math.max(from.getTime(), momentOf(day, opensAt).getTime())
  const end = Math.min(to.getTime(), momentOf(day, closesAt).getTime())
  return Math.max(0, end - start)
}
