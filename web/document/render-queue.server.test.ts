import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.server.ts'

test('pages are rendered one at a time, also after one has failed', async () => {
  const inTurn = createRenderQueue(() => turnOfOthers())
  let underWay = 0
  const render = (fails: boolean) => async () => {
    expect(++underWay).toBe(1)
    await turnOfOthers()
    underWay--
    if (fails) throw new Error('a page that fails')
    return 'page'
  }
  const pages = [true, false, false].map((fails) => inTurn(render(fails)).catch((error: Error) => error.message))
  expect(await Promise.all(pages)).toEqual(['a page that fails', 'page', 'page'])
})

test('a page is not rendered while two hundred wait', async () => {
  const inTurn = createRenderQueue(() => turnOfOthers())
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const render = async () => {
    await released
    return 'page'
  }
  const pages = Array.from({ length: 201 }, () => inTurn(render))
  expect(await pages.at(-1)).toBeUndefined()
  release()
  expect(await Promise.all(pages)).toEqual([...Array(200).fill('page'), undefined])
  expect(await inTurn(render)).toBe('page')
})
