import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../root.ts'
import { knownMigrations } from './migrate.ts'

/** From the next one on, versions run side by side while processes are restarted one after the other. */
const lastFree = '0029'

const rules: { breaks: RegExp; advice: string }[] = [
  {
    breaks: /\bdrop (table|column|view|function|type|sequence|schema)\b(?! pg_temp\.)/,
    advice: 'drop it one version later',
  },
  { breaks: /\brename\b/, advice: 'add the new name, and drop the old one a version later' },
  { breaks: /\balter (column )?\S+ (set data )?type\b/, advice: 'add a new column instead' },
  { breaks: /\bset not null\b/, advice: 'the version before may still write null' },
  {
    breaks:
      /\badd (column )?(?!constraint\b)(?:(?!\bdefault\b|\bgenerated\b|,)[^;])*\bnot null\b(?!(?:(?!,)[^;])*\bdefault\b)/,
    advice: 'give the new column a default',
  },
]

/** The version before goes on reading and writing while this migration is already applied. */
function incompatibilities(sql: string): string[] {
  const plain = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  return plain
    .split(';')
    .flatMap((statement) =>
      rules
        .filter(({ breaks }) => breaks.test(statement))
        .map(({ advice }) => `breaks the version before: "${statement.trim()}" (${advice})`),
    )
}

test.each(knownMigrations().filter((name) => name.slice(0, 4) > lastFree))('%s suits the version before', (name) => {
  expect(incompatibilities(readFileSync(inProject('db/migrations', name), 'utf8'))).toEqual([])
})

test.each([
  'alter table requests drop column phone',
  'drop table quotes',
  'alter table requests rename column phone to telephone',
  'alter table requests rename to inbox',
  'alter table requests alter column id type bigint',
  'alter table requests alter phone set data type varchar(20)',
  'alter table requests\n  alter column phone set not null',
  'alter table requests add column source text not null',
  "alter table requests add a text not null default 'x', add column b integer not null",
])('rejected: %s', (statement) => {
  expect(incompatibilities(`create table one (id integer not null);\n${statement};`)).toHaveLength(1)
})

test.each([
  'create table words (word text not null)',
  'alter table requests add column source text',
  "alter table requests add column source text not null default 'web', add column more text",
  'alter table requests add column source text default 1 not null',
  'alter table requests drop constraint one, alter column phone drop not null, alter column phone set default 1',
  'drop index requests_by_date',
  'drop function pg_temp.only_here',
  '-- drop table requests\nselect 1',
  'alter table requests add constraint one check (phone is not null) not valid',
])('accepted: %s', (statement) => {
  expect(incompatibilities(statement)).toEqual([])
})
