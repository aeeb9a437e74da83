import * as z from 'zod/mini'
import { requiredLine } from '../fields.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const time = z
  .string('Escribe la hora')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Escribe la hora como 09:00', abort: true }))

const openingHours = z
  .object({ opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'Debe cerrar después de abrir', path: ['closes'] }))

/** The office is closed on a day without hours. */
const day = z.nullable(openingHours)

const week = z
  .object({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day })
  .check(z.refine((days) => weekdays.some((weekday) => days[weekday]), 'Abre al menos un día de la semana'))

const closedDay = z.object({ date: z.iso.date('Elige la fecha'), name: requiredLine('Motivo es requerido', 60) })

export const Hours = z.object({
  week,
  /** These days are closed in addition to Chile's holidays. */
  closedDays: z.array(closedDay).check(
    z.maxLength(100, 'Máximo 100 días'),
    z.refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'Hay una fecha repetida'),
    z.overwrite((days) => days.toSorted((one, other) => one.date.localeCompare(other.date))),
  ),
})

export type Hours = z.infer<typeof Hours>
