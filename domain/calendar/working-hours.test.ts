import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/default-settings.ts'
import { chileanHolidays } from './chilean-calendar.ts'
import { hoursBefore, workingDaysBefore, workingHours } from './working-hours.ts'

const office = defaultSettings.hours
const hours = (from: string, to: string) => workingHours(new Date(from), new Date(to), office)

test.each([
  ['within a day', '2026-11-16T10:00-03:00', '2026-11-16T11:30-03:00', 1.5],
  ['from before opening to after closing', '2026-11-16T06:00-03:00', '2026-11-16T22:00-03:00', 9],
  ['over a night', '2026-11-16T17:00-03:00', '2026-11-17T10:00-03:00', 2],
  ['from Friday evening to Monday morning', '2026-11-13T17:30-03:00', '2026-11-16T09:15-03:00', 0.75],
  ['within a weekend', '2026-11-14T10:00-03:00', '2026-11-15T18:00-03:00', 0],
  ['over Christmas', '2026-12-24T17:00-03:00', '2026-12-28T10:00-03:00', 2],
  ['over the change to winter time', '2026-04-02T17:00-03:00', '2026-04-06T10:00-04:00', 2],
  ['over the change to summer time', '2026-09-04T17:00-04:00', '2026-09-07T10:00-03:00', 2],
  ['late in the day, when it is tomorrow in UTC', '2026-11-16T17:59-03:00', '2026-11-16T21:30-03:00', 1 / 60],
  ['backwards', '2026-11-17T10:00-03:00', '2026-11-16T10:00-03:00', 0],
  ['a year: 260 weekdays less 10 holidays', '2025-11-16T00:00-03:00', '2026-11-16T00:00-03:00', 250 * 9],
])('%s', (_, from, to, expected) => {
  expect(hours(from, to)).toBeCloseTo(expected, 10)
})

test('hours and closed days of the company count', () => {
  const saturday = { opens: '10:00', closes: '14:00' }
  const own = {
    week: { ...office.week, friday: null, saturday },
    closedDays: [{ date: '2026-11-16', name: 'Inventario' }],
  }
  const between = (from: string, to: string) => workingHours(new Date(from), new Date(to), own)
  expect(between('2026-11-13T09:00-03:00', '2026-11-13T18:00-03:00')).toBe(0)
  expect(between('2026-11-14T00:00-03:00', '2026-11-15T00:00-03:00')).toBe(4)
  expect(between('2026-11-16T00:00-03:00', '2026-11-17T10:00-03:00')).toBe(1)
})

test.each([
  ['earlier that day', '2026-11-16T15:00-03:00', 4, '2026-11-16T11:00-03:00'],
  ['over a weekend', '2026-11-16T10:00-03:00', 4, '2026-11-13T15:00-03:00'],
  ['from a night', '2026-11-17T03:00-03:00', 8, '2026-11-16T10:00-03:00'],
  ['a whole day', '2026-11-16T18:00-03:00', 9, '2026-11-16T09:00-03:00'],
])('the moment so many hours before: %s', (_, now, count, expected) => {
  const found = hoursBefore(new Date(now), count, office)
  expect(found).toEqual(new Date(expected))
  expect(workingHours(found, new Date(now), office)).toBe(count)
})

test('the holidays of 2026 are those of the official calendar', () => {
  expect([...chileanHolidays(2026)]).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-04',
    '2026-05-01',
    '2026-05-21',
    '2026-06-21',
    '2026-06-29',
    '2026-07-16',
    '2026-08-15',
    '2026-09-18',
    '2026-09-19',
    '2026-10-12',
    '2026-10-31',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
  ])
})

test.each([
  [2023, '2023-01-02', 'the Monday after New Year'],
  [2024, '2024-09-20', 'the Friday after the national days'],
  [2023, '2023-10-27', 'the evangelical churches, from Tuesday to Friday'],
  [2023, '2023-10-09', 'the meeting of two worlds, from Thursday to Monday'],
  [2027, '2027-09-17', 'the Friday before the national days'],
])('%i has %s off: %s', (year, day) => {
  expect([...chileanHolidays(year)]).toContain(day)
})

test.each([
  ['within a week', '2026-11-20', 3, '2026-11-17'],
  ['over a weekend', '2026-11-16', 3, '2026-11-11'],
  ['from a Sunday', '2026-11-15', 1, '2026-11-12'],
  ['over Christmas', '2026-12-28', 2, '2026-12-23'],
])('working days are counted back %s', (_, day, count, expected) => {
  expect(workingDaysBefore(Temporal.PlainDate.from(day), count, office).toString()).toBe(expected)
})
