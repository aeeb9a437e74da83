import { expect, test } from 'vitest'
import { aroundChange, differencesBetween, mergeEdits } from './differences.ts'

test('only what differs is listed, as people call it', () => {
  const office = { opens: '09:00', closes: '18:00' }
  const before = { week: { monday: office, saturday: null }, closedDays: [], updatedAt: null }
  const after = {
    week: { monday: office, saturday: { opens: '09:00', closes: '13:00' } },
    closedDays: [{ date: '2026-12-24', name: 'Víspera de Navidad' }],
    updatedAt: 'later',
  }
  expect(differencesBetween(before, after)).toEqual([
    { label: 'Sábado', before: 'cerrado', after: '09:00 a 13:00' },
    { label: 'Días cerrados', before: 'vacío', after: '24-12-2026 Víspera de Navidad' },
  ])
})

test('a template is named in what changed of it', () => {
  const reply = { name: 'Visita', status: 'answered', subject: '{folio}', body: 'Hola' }
  expect(differencesBetween({ replies: [reply] }, { replies: [{ ...reply, body: 'Hola, {nombre}' }] })).toEqual([
    { label: '«Visita», texto', before: 'Hola', after: 'Hola, {nombre}' },
  ])
})

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
