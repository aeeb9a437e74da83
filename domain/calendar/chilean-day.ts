import { defaultCompany } from '../../shared/settings/default-company.ts'

export const chileanDay = (moment: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(defaultCompany.timeZone).toPlainDate()

export const momentOf = (day: Temporal.PlainDate, plainTime?: Temporal.PlainTime): Date =>
  new Date(
    day.toZonedDateTime({ timeZone: defaultCompany.timeZone, ...(plainTime && { plainTime }) }).epochMilliseconds,
  )
