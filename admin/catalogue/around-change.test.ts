import { expect, test } from 'vitest'
import { aroundChange } from './around-change.ts'

const long = 'palabra '.repeat(60)

test('short texts are not cut', () => {
  expect(aroundChange('uno', 'dos', 300)).toEqual(['uno', 'dos'])
})

test('long texts are cut around the difference', () => {
  const [before, after] = aroundChange(`${long}rojo y más ${long}`, `${long}verde y más ${long}`, 300)
  expect(before).toMatch(/^….{60}rojo y más .+…$/)
  expect(after).toMatch(/^….{60}verde y más .+…$/)
})

test('an addition at the end is shown', () => {
  const [before, after] = aroundChange(long, `${long}Nuevo.`, 300)
  expect(before).toBe(`…${long.slice(-60)}`)
  expect(after).toBe(`…${long.slice(-60)}Nuevo.`)
})

test('a text that differs at the beginning is cut only at its end', () => {
  const [before] = aroundChange(`rojo ${long}`, `verde ${long}`, 300)
  expect(before).toBe(`rojo ${long}`.slice(0, 300).concat('…'))
})
