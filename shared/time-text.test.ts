import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayText, durationText, fileDay, fileMoment, momentText, plainDayText } from './time-text.ts'

test.each([
  ['in summer', '2026-11-16T16:25:00Z', '16-11-2026 13:25'],
  ['in winter', '2026-07-05T13:05:00Z', '05-07-2026 09:05'],
  ['the last minute of a day', '2026-11-17T02:59:59Z', '16-11-2026 23:59'],
  ['midnight', '2026-11-17T03:00:00Z', '17-11-2026 00:00'],
  ['the last minute of a year', '2027-01-01T02:59:00Z', '31-12-2026 23:59'],
  ['before the clock is put back, in April', '2026-04-05T02:59:00Z', '04-04-2026 23:59'],
  ['after it was put back', '2026-04-05T03:00:00Z', '04-04-2026 23:00'],
  ['midnight of that night', '2026-04-05T04:00:00Z', '05-04-2026 00:00'],
  ['before the clock is put forward, in September', '2026-09-06T03:59:00Z', '05-09-2026 23:59'],
  ['after it was put forward', '2026-09-06T04:00:00Z', '06-09-2026 01:00'],
])('a moment in Chilean time: %s', (_, moment, text) => {
  expect(momentText(moment)).toBe(text)
  expect(momentText(new Date(moment))).toBe(text)
  expect(dayText(moment)).toBe(text.slice(0, 10))
})

test('file names sort by Chilean time', () => {
  expect(fileDay('2026-11-17T02:59:00Z')).toBe('2026-11-16')
  expect(fileMoment('2026-11-17T02:59:00Z')).toBe('2026-11-16-2359')
})

test('a date without a time is the same in every time zone', () => {
  expect(plainDayText('2026-11-16')).toBe('16-11-2026')
})

test.each([
  [0, '0 min'],
  [0.3, '18 min'],
  [0.999, '1 h'],
  [1, '1 h'],
  [3 + 1 / 3, '3 h 20 min'],
  [30.5, '30 h 30 min'],
])('%d hours are %s', (hours, text) => {
  expect(durationText(hours)).toBe(text)
})

test('only shared/time-text.ts formats dates and times', () => {
  const sources = globSync('{admin,api,db,demo,domain,mail,server,shared,web}/**/*.{ts,tsx}').concat(globSync('*.ts'))
  expect(sources.length).toBeGreaterThan(300)
  const formats = /Intl\.DateTimeFormat|toLocale(Date|Time)String|new Date\([^)]*\)\.toLocaleString|DateField/
  const offenders = sources.filter((path) => !path.endsWith('.test.ts') && formats.test(readFileSync(path, 'utf8')))
  expect(offenders).toEqual(['shared/time-text.ts'])
})
