import { company } from '../../company.ts'

export const chileanDay = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone).toPlainDate()

export const momentOf = (day: Temporal.PlainDate, plainTime?: Temporal.PlainTime): Date =>
  new Date(day.toZonedDateTime({ timeZone: company.timeZone, ...(plainTime && { plainTime }) }).epochMilliseconds)
