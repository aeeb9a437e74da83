import { company } from '../../company.ts'

/** The date in Chile. */
export const chileanDay = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone).toPlainDate()

/** When the day begins in Chile, or reaches the given time. */
export const momentOf = (day: Temporal.PlainDate, plainTime?: Temporal.PlainTime): Date =>
  new Date(day.toZonedDateTime({ timeZone: company.timeZone, ...(plainTime && { plainTime }) }).epochMilliseconds)
