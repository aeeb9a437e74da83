import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Attribute } from '../../shared/catalogue/attributes/attribute.ts'
import { FitRuleForm } from '../../shared/catalogue/fits.ts'
import { Pack } from '../../shared/catalogue/pack.ts'
import { Download, Specification } from '../../shared/catalogue/public.ts'
import { Letterhead } from '../../shared/quotes/quote.ts'
import { Profile } from '../../shared/staff/staff.ts'
import type { Tx } from '../connect.ts'
import { describeTables, type TableShape } from './tables.ts'

const rowsAtOnce = 500

const record = z.record(z.string(), z.unknown())
const ProductDetails = z.object({
  specifications: z.array(Specification),
  information: z.union([z.array(z.string()), z.string()]),
  downloads: z.array(Download),
  videos: z.array(z.string()),
  packs: z.array(Pack),
  unit: z.string(),
})

/** What the program reads without asking again. Settings are not among it: what is invalid in them falls back. */
const contents: Record<string, Record<string, z.ZodMiniType>> = {
  products: { pictures: z.array(z.object({ src: z.string(), alt: z.string() })), details: ProductDetails },
  attributes: { value: z.omit(Attribute, { key: true }) },
  fit_rules: { value: FitRuleForm },
  search_synonyms: { words: z.array(z.string()) },
  quotes: { letterhead: z.nullable(Letterhead) },
  request_lines: { format: z.nullable(Pack) },
  request_events: { detail: z.record(z.string(), z.nullable(z.string())) },
  saved_views: { filter: record },
  staff_events: { before: z.nullable(z.partial(Profile)), after: z.nullable(z.partial(Profile)) },
  changes: { before: z.nullable(record), after: z.nullable(record) },
}

/** A value of a row that the program cannot read; the values of the key find its line. */
export type BadRow = { table: string; key: Record<string, string>; problem: string }

export async function findBadRow(tx: Tx): Promise<BadRow | undefined> {
  for (const shape of await describeTables(tx)) {
    const found = (await findBadMoment(tx, shape)) ?? (await findBadContent(tx, shape))
    if (found) return found
  }
  return findCircle(tx)
}

/** JavaScript has no such dates. */
async function findBadMoment(tx: Tx, shape: TableShape): Promise<BadRow | undefined> {
  const columns = shape.columns.filter(({ type }) => /^(date|timestamp)/.test(type))
  if (columns.length === 0) return undefined
  const bad = columns.map(({ name }) => {
    const column = sql.identifier(name)
    return sql`when not (isfinite(${column}) and ${column} >= '0001-01-02' and ${column} < '9999-12-31') then ${name}::text`
  })
  const { rows } = await tx.execute<{ key: Record<string, string>; bad: string }>(sql`
    select * from (select ${keyOf(shape)}, case ${sql.join(bad, sql` `)} end as bad from ${sql.identifier(shape.name)}) as row
    where bad is not null limit 1`)
  return rows[0] && { table: shape.name, key: rows[0].key, problem: `${rows[0].bad} is no date of the years 1 to 9998` }
}

async function findBadContent(tx: Tx, shape: TableShape): Promise<BadRow | undefined> {
  const schemas = Object.entries(contents[shape.name] ?? {})
  if (schemas.length === 0) return undefined
  const columns = schemas.map(([name]) => sql.identifier(name))
  await tx.execute(sql`
    declare checked_rows no scroll cursor for
    select ${keyOf(shape)}, ${sql.join(columns, sql`, `)} from ${sql.identifier(shape.name)}`)
  for (;;) {
    const { rows } = await tx.execute<{ key: Record<string, string> } & Record<string, unknown>>(
      sql`fetch ${sql.raw(`${rowsAtOnce}`)} from checked_rows`,
    )
    for (const { key, ...row } of rows) {
      for (const [name, schema] of schemas) {
        const problem = problemOf(schema, row[name])
        if (problem !== undefined) return { table: shape.name, key, problem: `${name}${problem}` }
      }
    }
    if (rows.length < rowsAtOnce) break
  }
  await tx.execute(sql`close checked_rows`)
  return undefined
}

/** Limits for what is typed may have been different once, so only the shape counts. */
const ofLimits = ['too_big', 'custom', 'invalid_format', 'not_multiple_of']

function problemOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues.find(({ code }) => !ofLimits.includes(code))
  return issue && `${issue.path.map((part) => `.${String(part)}`).join('')} cannot be read (${issue.code})`
}

/** Looking for the categories above would not end. */
async function findCircle(tx: Tx): Promise<BadRow | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive above (start, id) as (
      select id, parent_id from categories where parent_id is not null
      union
      select above.start, categories.parent_id from above join categories using (id) where categories.parent_id is not null
    )
    select start::text as id from above where start = id limit 1`)
  return rows[0] && { table: 'categories', key: { id: rows[0].id }, problem: 'parent_id leads back to the category' }
}

function keyOf({ key }: TableShape): SQL {
  const pairs = key.flatMap(({ name }) => [sql`${name}::text`, sql`${sql.identifier(name)}::text`])
  return sql`json_build_object(${sql.join(pairs, sql`, `)}) as key`
}
