import { company } from '../../company.ts'

const day = new Intl.DateTimeFormat('es-CL', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const moment = new Intl.DateTimeFormat('es-CL', {
  timeZone: company.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})
const date = new Intl.DateTimeFormat('es-CL', { timeZone: company.timeZone, dateStyle: 'medium' })
const hours = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 })

/** Of a date without a time: "16 nov". */
export const shortDay = (isoDay: string) => day.format(new Date(isoDay)).replace('-', ' ').replace('.', '')

export const moments = (isoMoment: string) => moment.format(new Date(isoMoment))

export const dates = (isoMoment: string) => date.format(new Date(isoMoment))

export const hoursText = (value: number | null) => (value === null ? 'Sin datos' : `${hours.format(value)} h`)
