import { expect, test } from 'vitest'
import { delayResponses } from './private-pages.ts'

test('the number of delayed responses is limited', async () => {
  const delay = delayResponses({ most: 2 })
  const ended: string[] = []
  const hold = async (name: string, ms: number) => {
    await delay(ms)
    ended.push(name)
  }
  await Promise.all([hold('first', 200), hold('second', 100), hold('third', 200)])
  expect(ended).toEqual(['third', 'second', 'first'])
  await Promise.all([hold('held again', 100), hold('without delay', 0)])
  expect(ended.slice(3)).toEqual(['without delay', 'held again'])
})
