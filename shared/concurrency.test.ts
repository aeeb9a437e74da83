import { setImmediate as pause, setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapWithLimit, oneAtATime } from './concurrency.ts'

test('operations run one at a time, also after one has failed', async () => {
  const inTurn = oneAtATime(() => pause())
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

test('at most four operations run at once, and the results keep their order', async () => {
  let underWay = 0
  let most = 0
  const results = await mapWithLimit([5, 1, 4, 0, 3, 2], async (turns) => {
    most = Math.max(most, ++underWay)
    for (let count = 0; count < turns; count++) await turn()
    underWay--
    return turns * 10
  })
  expect(results).toEqual([50, 10, 40, 0, 30, 20])
  expect(most).toBe(4)
  expect(await mapWithLimit([], async () => 1)).toEqual([])
})

test('nothing more is begun after a failure', async () => {
  const begun: number[] = []
  const operation = async (value: number) => {
    begun.push(value)
    await turn()
    if (value === 2) throw new Error('no')
  }
  await expect(mapWithLimit([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], operation)).rejects.toThrow('no')
  const atFailure = begun.length
  for (let count = 0; count < 20; count++) await turn()
  expect(begun).toHaveLength(atFailure)
  expect(atFailure).toBeLessThan(10)
})
