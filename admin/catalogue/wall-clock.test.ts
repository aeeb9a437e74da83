import { expect, test } from 'vitest'
import { fromWallClock, toWallClock } from './wall-clock.ts'

test.each([
  ['in summer', '2031-01-05T09:00', '2031-01-05T12:00:00.000Z'],
  ['in winter', '2031-07-05T09:00', '2031-07-05T13:00:00.000Z'],
  ['before the clock is put back', '2026-04-04T22:59', '2026-04-05T01:59:00.000Z'],
  ['the first time, when it is put back', '2026-04-04T23:30', '2026-04-05T02:30:00.000Z'],
  ['after it was put back', '2026-04-05T00:00', '2026-04-05T04:00:00.000Z'],
  ['before it is put forward', '2026-09-05T23:59', '2026-09-06T03:59:00.000Z'],
  ['after it was put forward', '2026-09-06T01:00', '2026-09-06T04:00:00.000Z'],
])("a moment on the company's clock %s", (_, shown, moment) => {
  expect(fromWallClock(shown)).toBe(moment)
  expect(toWallClock(moment)).toBe(shown)
})

test('a time skipped by daylight saving is moved one hour later', () => {
  expect(toWallClock(fromWallClock('2026-09-06T00:30'))).toBe('2026-09-06T01:30')
})

test('an invalid date is returned unchanged', () => {
  expect(fromWallClock('mañana')).toBe('mañana')
})
