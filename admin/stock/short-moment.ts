/** As a moment is written in tables. */
export const shortMoment: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }
