import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { requiredLine } from '../shared/fields.ts'
import { inProject } from '../shared/project-path.ts'
import { settingsSchemas } from '../shared/settings/settings.ts'
import { FirstAccount } from '../shared/staff/staff.ts'

const hidden = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f'],
  ...['\u061c', '\u200b', '\u200c', '\u200d', '\u2060', '\u2063', '\ufeff', '\u00ad', '\u034f', '\u180e', '\u3164'],
  ...[
    '\ufe0f',
    '\ufff9',
    '\u{e0041}',
    '\u{e0100}',
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
  ],
  ...['\ud800', '\udfff'],
  // The blank of Braille, and joiners that join nothing.
  ...['\u2800', '👷\u200d', '\u200d👷', '👷\u200d\u200d♀'],
]

type Part = { path: string; schema: z.core.$ZodType }

/** The schemas within a schema, each with the name of its field. */
function partsOf({ path, schema }: Part): Part[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  const inner = (schema: z.core.$ZodType): Part => ({ path, schema })
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, schema]) => ({ path: `${path}.${name}`, schema }))
    case 'array':
      return [inner(def.element)]
    case 'tuple':
      return def.items.map(inner)
    case 'union':
      return def.options.map(inner)
    case 'record':
      return [inner(def.keyType), inner(def.valueType)]
    case 'pipe':
      return [inner(def.in), inner(def.out)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [inner(def.innerType)]
    case 'intersection':
      return [inner(def.left), inner(def.right)]
    default:
      return []
  }
}

const leavesOf = (part: Part): Part[] => {
  const parts = partsOf(part)
  return parts.length > 0 ? parts.flatMap(leavesOf) : [part]
}

const lets = (schema: z.core.$ZodType, character: string) => {
  const parsed = z.safeParse(schema, `a${character}b`)
  return parsed.success && typeof parsed.data === 'string' && parsed.data.includes(character)
}

/** Texts that are only compared; of a search for products, only the words are stored. */
const exceptions = [
  'Contact.website',
  'ErasureOrder.confirmation',
  'ImportRun.fingerprint',
  'PasswordChange.currentPassword',
  'ProductQuery.name',
  'QuotationRequest.website',
]

/** These schemas of single routes have no text that is stored; every other one is imported from the contract. */
const withoutText = ['ImportRun', 'PriceQuery', 'Seen', 'Use']

/** The names of the schemas by which the routes check what they receive, each with the file that exports it. */
function schemasOfRoutes(): { name: string; file: string | undefined }[] {
  const files = globSync('api/**/*.ts', { cwd: inProject('.') }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const source = readFileSync(inProject(file), 'utf8')
    const imports = [...source.matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)]
    const used = [...source.matchAll(/(?:jsonBody|queryOf)\((\w+)[,)]|validator\('(?:query|json)', (\w+)/g)]
    // The routes of `crudRoutes` are told their schemas by name.
    const told = [...source.matchAll(/\b(?:form|change|order): (\w+),/g)]
    return [...used, ...told].map(([, guarded, checked]) => {
      const name = guarded ?? checked ?? ''
      const [, , from] = imports.find(([, names]) => names?.split(/[\s,]+/).includes(name)) ?? []
      return { name, file: from && join(dirname(file), from) }
    })
  })
}

test('no text that is typed keeps invisible characters, whatever its route', async () => {
  const routes = schemasOfRoutes()
  // The route of the settings takes the schema of its section.
  const local = routes.filter(({ name, file }) => !file && name !== 'schema').map(({ name }) => name)
  expect([...new Set(local)].toSorted()).toEqual(withoutText)
  const schemas: Part[] = Object.entries({ FirstAccount, ...settingsSchemas }).map(([path, schema]) => ({
    path,
    schema,
  }))
  for (const { name, file } of routes) {
    if (!file) continue
    const module: Record<string, z.core.$ZodType> = await import(inProject(file))
    const schema = module[name]
    if (!schema) throw new Error(`${file} has no ${name}`)
    schemas.push({ path: name, schema })
  }
  const texts = schemas.flatMap(leavesOf).filter(({ schema }) => z.safeParse(schema, 'texto').success)
  expect(texts.length).toBeGreaterThan(60)
  const open = texts.filter(({ schema }) => hidden.some((character) => lets(schema, character)))
  const paths = new Set(open.map(({ path }) => path).filter((path) => !path.endsWith('.updatedAt')))
  expect([...paths].toSorted()).toEqual(exceptions)
})

test('a joiner between two pictographs stays, and the blank of Braille is a space', () => {
  expect(requiredLine('Falta').parse('\u2800Ana\u2800Rojas 👷🏽\u200d♀\ufe0f\u200d\u2800')).toBe(
    'Ana Rojas 👷🏽\u200d♀\ufe0f',
  )
  expect(requiredLine('Falta').safeParse('\u2800\u200d \u2800').error?.issues[0]?.message).toBe('Falta')
})
