import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { reportFailures } from './report-failures.ts'

test('a failure that repeats is logged once a minute, with how often it was left out', () => {
  const lines: { err: { code?: string }; repeated?: number }[] = []
  let time = 0
  const report = reportFailures(createLog('info', { write: (line) => lines.push(JSON.parse(line)) }), () => time)
  const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  for (let count = 0; count < 5; count++) report(refused())
  report(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
  time = 60_000
  report(refused())
  expect(lines.map(({ err, repeated }) => [err.code, repeated])).toEqual([
    ['ECONNREFUSED', undefined],
    ['ECONNRESET', undefined],
    ['ECONNREFUSED', 4],
  ])
})
