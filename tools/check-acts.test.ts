import { expect, test } from 'vitest'
import { findActProblems, rules } from './check-acts.ts'

const withoutReasons = rules.map((rule) => ({ ...rule, reasons: {} }))

const problemsOf = (text: string, table = withoutReasons) => findActProblems([{ path: 'domain/acts.ts', text }], table)

const noActor = 'domain/acts.ts act writes, but takes no `actor` as its second parameter.'
const noHistory = 'domain/acts.ts act writes, but records no history.'

test('an act that is handed who acts and records what was done is right', () => {
  expect(
    problemsOf(`export const act = ({ db }, actor: Staff, id: number) =>
      transact(db, async (tx) => { await tx.delete(table); await recordEvent(tx, actor, { id }) })`),
  ).toEqual([])
})

test('an act that opens a transaction needs who acts and a history', () => {
  expect(problemsOf('export async function act({ db }) { await transact(db, (tx) => tx.delete(table)) }')).toEqual([
    noActor,
    noHistory,
  ])
  expect(problemsOf('export const act = (deps, id) => changeCatalogue(deps, id)')).toEqual([noActor, noHistory])
})

test('so does one that writes without a transaction', () => {
  expect(problemsOf('export const act = (deps) => deps.db.insert(table).values({})')).toEqual([noActor, noHistory])
  expect(problemsOf('export const act = ({ db }) => db.execute(sql`update products set name = 1`)')).toEqual([
    noActor,
    noHistory,
  ])
  expect(problemsOf('export const act = ({ db }) => db.execute(sql`select 1`)')).toEqual([])
})

test('an act writes also through a function of its own file, and records through any function', () => {
  const text = `
    import { note } from './note.ts'
    const change = (deps, make) => transact(deps.db, make)
    export const act = (deps, id) => change(deps, note)`
  const notes = { path: 'domain/note.ts', text: 'export const note = (tx) => recordChange(tx)' }
  expect(findActProblems([{ path: 'domain/acts.ts', text }, notes], withoutReasons)).toEqual([noActor])
})

test('an act records through what was made to record', () => {
  const text = `
    import { made } from './make.ts'
    const row = made({})
    export const act = (deps, actor) => changeCatalogue(deps, actor, (edit) => row.remove(edit))`
  const make = (body: string) => ({ path: 'domain/make.ts', text: `export const made = (kind) => ${body}` })
  const acts = { path: 'domain/acts.ts', text }
  expect(findActProblems([acts, make('({ remove: (edit) => record(edit, kind) })')], withoutReasons)).toEqual([])
  expect(findActProblems([acts, make('({ remove: (edit) => edit.tx.delete(kind) })')], withoutReasons)).toEqual([
    noHistory,
  ])
})

test('what writes in a transaction that it is handed is a part of an act', () => {
  expect(problemsOf('export const part = (tx) => tx.insert(table).values({})')).toEqual([])
})

test('acts that are made by a function are held to the same rules', () => {
  const acts = (parameters: string) => `export const act = () => ({
    create: (${parameters}) => changeCatalogue(deps, async ({ record }) => { await record({}) }),
  })`
  expect(problemsOf(acts('deps, actor, input'))).toEqual([])
  expect(problemsOf(acts('deps, input'))).toEqual([noActor])
})

test('a reason is accepted, and is a problem itself once it is not needed', () => {
  const [, history] = rules
  if (!history) throw new Error('There is no rule about the history.')
  const table = [{ ...history, reasons: { 'domain/acts.ts act': 'only counts' } }]
  expect(problemsOf('export const act = ({ db }, actor) => db.insert(table)', table)).toEqual([])
  expect(problemsOf('export const act = 1', table)).toEqual([
    'domain/acts.ts act needs no reason any more: remove it from tools/check-acts.ts (records no history).',
  ])
})
