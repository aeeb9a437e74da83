import { defaultCompany } from './settings/default-company.ts'

type Moment = Date | string | number

const format = new Intl.DateTimeFormat('en', {
  timeZone: defaultCompany.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function clockParts(moment: Moment) {
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

export function momentText(moment: Moment): string {
  const { hour, minute } = clockParts(moment)
  return `${dayText(moment)} ${hour}:${minute}`
}

export function dayText(moment: Moment): string {
  const { year, month, day } = clockParts(moment)
  return `${day}-${month}-${year}`
}

export function fileDay(moment: Moment): string {
  const { year, month, day } = clockParts(moment)
  return `${year}-${month}-${day}`
}

export function fileMoment(moment: Moment): string {
  const { hour, minute } = clockParts(moment)
  return `${fileDay(moment)}-${hour}${minute}`
}

export const plainDayText = (isoDay: string) => isoDay.split('-').toReversed().join('-')

/** For example «noviembre de 2026», of 2026-11. */
export const monthText = (isoMonth: string) =>
  new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoMonth}-01`),
  )

export function durationText(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [whole > 0 && `${whole} h`, (rest > 0 || whole === 0) && `${rest} min`].filter(Boolean).join(' ')
}
