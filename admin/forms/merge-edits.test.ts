import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { name: 'Precinta', phones: { sales: '1', service: '2' }, days: ['a'], updatedAt: null }

test('what was typed here is kept, and the rest is the colleague’s', () => {
  const mine = { ...base, phones: { sales: '10', service: '2' } }
  const theirs = { ...base, name: 'Otra', phones: { sales: '1', service: '20' }, days: ['a', 'b'], updatedAt: 'later' }
  expect(mergeEdits(base, mine, theirs)).toEqual({ ...theirs, phones: { sales: '10', service: '20' } })
})

test('a field that both changed keeps what was typed here, and lists are not mixed', () => {
  const mine = { ...base, name: 'Mía', days: ['c'] }
  const theirs = { ...base, name: 'Otra', days: ['a', 'b'] }
  expect(mergeEdits(base, mine, theirs)).toEqual(mine)
})
