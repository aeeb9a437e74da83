import { type Hours, weekdays } from '../../shared/settings/hours.ts'
import { chileanDay, chileanHolidays, momentOf } from './chilean-calendar.ts'

type Day = Temporal.PlainDate

const hourMs = 3_600_000
const maxSearch = { days: 400 }

export function workingHours(from: Date, to: Date, hours: Hours): number {
  let openMs = 0
  const last = chileanDay(to)
  for (let day = chileanDay(from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    openMs += openTime(day, hours, from, to).ms
  }
  return openMs / hourMs
}

/** The latest moment since which so many hours have passed. */
export function hoursBefore(now: Date, count: number, hours: Hours): Date {
  let remainingMs = count * hourMs
  const today = chileanDay(now)
  const first = today.subtract(maxSearch)
  for (let day = today; Temporal.PlainDate.compare(day, first) > 0; day = day.subtract({ days: 1 })) {
    const { ms, end } = openTime(day, hours, momentOf(day), now)
    if (ms >= remainingMs) return new Date(end - remainingMs)
    remainingMs -= ms
  }
  return momentOf(first)
}

/** The latest day since which so many working days have begun. */
export function workingDaysBefore(day: Day, count: number, hours: Hours): Day {
  const first = day.subtract(maxSearch)
  let before = day
  for (
    let left = count;
    left > 0 && Temporal.PlainDate.compare(before, first) > 0;
    before = before.subtract({ days: 1 })
  ) {
    if (isWorkingDay(before, hours)) left -= 1
  }
  return before
}

const isWorkingDay = (day: Day, hours: Hours) => hoursOf(day, hours) !== null

function hoursOf(day: Day, { week, closedDays }: Hours) {
  const weekday = weekdays[day.dayOfWeek - 1]
  const opening = weekday ? week[weekday] : null
  if (!opening) return null
  const date = day.toString()
  const isClosed = chileanHolidays(day.year).has(date) || closedDays.some((closed) => closed.date === date)
  return isClosed ? null : opening
}

function openTime(day: Day, hours: Hours, from: Date, to: Date) {
  const opening = hoursOf(day, hours)
  if (!opening) return { ms: 0, end: to.getTime() }
  const moment = (time: string) => momentOf(day, Temporal.PlainTime.from(time)).getTime()
  const start = Math.max(from.getTime(), moment(opening.opens))
  const end = Math.min(to.getTime(), moment(opening.closes))
  return { ms: Math.max(0, end - start), end }
}
