import { company } from '../../company.ts'

/** The day it is in Chile. */
export const chileanDay = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone).toPlainDate()

/** When a day begins there, or reaches a time of the clock. */
export const momentOf = (day: Temporal.PlainDate, plainTime?: Temporal.PlainTime): Date =>
  new Date(day.toZonedDateTime({ timeZone: company.timeZone, ...(plainTime && { plainTime }) }).epochMilliseconds)
