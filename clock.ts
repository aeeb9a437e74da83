import { company } from './company.ts'

type Moment = Date | string | number

const format = new Intl.DateTimeFormat('en', {
  timeZone: company.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The parts of a date and time in Chile. */
export function clockParts(moment: Moment) {
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** The only display format for a date and time: "16-11-2026 13:25", in Chilean time. */
export function momentText(moment: Moment): string {
  const { hour, minute } = clockParts(moment)
  return `${dayText(moment)} ${hour}:${minute}`
}

/** The date in Chile: "16-11-2026". */
export function dayText(moment: Moment): string {
  const { year, month, day } = clockParts(moment)
  return `${day}-${month}-${year}`
}

/** The date for a file name, in sortable order: "2026-11-16". */
export function fileDay(moment: Moment): string {
  const { year, month, day } = clockParts(moment)
  return `${year}-${month}-${day}`
}

/** The date and time for a file name: "2026-11-16-1325". */
export function fileMoment(moment: Moment): string {
  const { hour, minute } = clockParts(moment)
  return `${fileDay(moment)}-${hour}${minute}`
}

/** Formats a date without a time: "2026-11-16" becomes "16-11-2026". */
export const plainDayText = (isoDay: string) => isoDay.split('-').toReversed().join('-')

/** "18 min", "3 h 20 min", "4 h". */
export function durationText(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [whole > 0 && `${whole} h`, (rest > 0 || whole === 0) && `${rest} min`].filter(Boolean).join(' ')
}
