import { expect, test } from 'vitest'
import { findSameFiles, findSameNames } from './check-names.ts'

const namesOf = (one: string, other: string, allowed = {}) =>
  findSameNames(
    [
      { path: 'api/one.ts', text: one },
      { path: 'web/other.ts', text: other },
    ],
    allowed,
  )

test('a name that two files export is a problem', () => {
  const problem = ['save is exported by api/one.ts and web/other.ts.']
  expect(namesOf('export const save = 1', 'export function save() {}')).toEqual(problem)
  expect(namesOf('export type save = 1', 'export const { save } = all')).toEqual(problem)
  expect(namesOf('const save = 1', 'export const save = 1')).toEqual([])
})

test('a schema and its type are one name, and so is what a framework expects of a module', () => {
  expect(namesOf('export const Row = z.object({}); export type Row = z.infer<typeof Row>', '')).toEqual([])
  expect(namesOf('export const loader = 1', 'export const loader = 1')).toEqual([])
})

test('a name may be allowed while it is needed', () => {
  const allowed = { save: 'reason' }
  expect(namesOf('export const save = 1', 'export const save = 2', allowed)).toEqual([])
  expect(namesOf('export const save = 1', '', allowed)).toEqual([
    'save is exported once: remove it from tools/check-names.ts.',
  ])
})

test('two files of one layer have different names, except those of one page', () => {
  expect(findSameFiles(['web/a/fields.ts', 'web/b/fields.tsx', 'api/fields.ts'])).toEqual([
    'web/…/fields is web/a/fields.ts and web/b/fields.tsx.',
  ])
  expect(findSameFiles(['web/routes/inicio.tsx', 'web/content/inicio.ts'])).toEqual([])
})
