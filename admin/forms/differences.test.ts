import { expect, test } from 'vitest'
import { differencesBetween } from './differences.ts'

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
