import type { Random } from './random.ts'

/** The part of JSON Schema that the API's OpenAPI document uses. */
export type Schema = {
  $ref?: string
  type?: string
  format?: string
  enum?: Json[]
  const?: Json
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '💥'.repeat(40),
  'مرحبا',
  '\u202e\u200b',
  "'; drop table requests; --",
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  'https://user:pass@example.com/a\nb',
  'javascript:alert(1)',
  '%',
  '1e999',
  '2031-02-30T25:61:00Z',
  'a@b',
  'x'.repeat(3000),
  'ñ'.repeat(70_000),
] as const

const numbers = [0, -1, 1.5, 108, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308] as const

const samples: Record<string, string> = {
  email: 'ana@aserradero.example',
  uuid: 'a3bb189e-8bf9-4a3b-9c1d-2f6d2b1c7e10',
  'date-time': '2026-03-04T12:00:00.000Z',
  date: '2026-03-04',
  uri: 'https://precinta.example/a',
}

const deep = (levels: number): Json => {
  let value: Json = 'end'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

const hostile = (random: Random): Json =>
  random.pick<() => Json>([
    () => random.pick(texts),
    () => random.pick(numbers),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => deep(random.pick([3, 300])),
    () => Array.from({ length: random.pick([2, 1000]) }, () => 1),
    () => ({ constructor: { prototype: 1 }, length: -1 }),
  ])()

/** A value that fits the schema; with probability `oddity`, any part of it is hostile instead. */
export function generate(random: Random, schema: Schema, find: (ref: string) => Schema, oddity: number): Json {
  if (random.chance(oddity)) return hostile(random)
  const go = (inner: Schema) => generate(random, inner, find, oddity)
  if (schema.$ref) return go(find(schema.$ref))
  if (schema.const !== undefined) return schema.const
  const [choice, ...choices] = schema.enum ?? []
  if (choice !== undefined) return random.pick([choice, ...choices])
  const [variant, ...variants] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (variant) return go(random.pick([variant, ...variants]))
  if (schema.properties) {
    const kept = Object.entries(schema.properties).filter(() => !random.chance(oddity / 2))
    const extra: [string, Json][] = random.chance(oddity)
      ? [[random.pick(['__proto__', 'x', '']), hostile(random)]]
      : []
    return Object.fromEntries([...kept.map(([name, inner]): [string, Json] => [name, go(inner)]), ...extra])
  }
  const { items } = schema
  if (items) return Array.from({ length: random.below(4) }, () => go(items))
  if (schema.type === 'integer' || schema.type === 'number') return random.pick([schema.minimum ?? 1, 1, 2, 108, 119])
  if (schema.type === 'boolean') return random.chance(0.5)
  return samples[schema.format ?? ''] ?? random.pick(['Ana Rojas', 'zuncho', 'Río Claro 7', '12', random.pick(texts)])
}
