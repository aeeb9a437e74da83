import { setImmediate as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('operations run one at a time, also after one has failed', async () => {
  const inTurn = createTurns(() => pause())
  let underWay = 0
  const operation = (fails: boolean) => async () => {
    expect(++underWay).toBe(1)
    await pause()
    underWay--
    if (fails) throw new Error('it failed')
    return 'done'
  }
  const results = [true, false, false].map((fails) => inTurn(operation(fails)).catch((error: Error) => error.message))
  expect(await Promise.all(results)).toEqual(['it failed', 'done', 'done'])
})
