import { company } from '../company.ts'

const moment = new Intl.DateTimeFormat('es-CL', {
  timeZone: company.timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const longMoment = new Intl.DateTimeFormat('es-CL', {
  timeZone: company.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

export const shortly = (iso: string) => moment.format(new Date(iso))
export const atLength = (iso: string) => longMoment.format(new Date(iso))
