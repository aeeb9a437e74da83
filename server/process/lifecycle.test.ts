import { expect, test } from 'vitest'
import { reportFailures } from './lifecycle.ts'
import { createLog } from './log.ts'

test('a failure that repeats is logged once a minute, with how often it was left out', () => {
  const lines: { err: { code?: string }; repeated?: number }[] = []
  let time = 0
  const report = reportFailures(createLog('info', { write: (line) => lines.push(JSON.parse(line)) }), () => time)
  const unreachable = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  for (let count = 0; count < 5; count++) report(unreachable())
  report(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
  time = 60_000
  report(unreachable())
  expect(lines.map(({ err, repeated }) => [err.code, repeated])).toEqual([
    ['ECONNREFUSED', undefined],
    ['ECONNRESET', undefined],
    ['ECONNREFUSED', 4],
  ])
})
