import { company } from '../../company.ts'

export const moment = new Intl.DateTimeFormat('es-CL', {
  timeZone: company.timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})
