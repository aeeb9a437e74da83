import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seedProducts } from '../../demo/products.ts'
import { seed } from '../../demo/seed.ts'
import { loadCatalogue } from '../../domain/catalogue/snapshot/live-catalogue.ts'
import { createLiveSettings } from '../../domain/settings/live-settings.ts'
import { openTestDatabase, temporaryFolder } from '../../tests/support/test-database.ts'
import { createRandom, type Random } from '../../tests/system/fuzz/random.ts'
import type { Connection, Db } from '../connect.ts'
import { applyMigrations, knownMigrations, migrate } from '../migrate.ts'
import { attributes, prices, products, quoteLines, quotes, requests, trackingLinks, uploads } from '../schema.ts'
import { transact } from '../transact.ts'
import { tableStore } from '../uploads.ts'
import { exportData, streamExport } from './export-data.ts'
import { type Manifest, type Report, readExportLines, UnusableFile } from './format.ts'
import { importData, wipe } from './import-data.ts'

const folder = temporaryFolder()
let count = 0
const newPath = (name: string) => join(folder, `${count++}-${name}`)
let source: Connection
let target: Connection

beforeAll(async () => {
  source = await openTestDatabase()
  target = await openTestDatabase()
})
afterAll(async () => {
  await source.close()
  await target.close()
})

type Place = { db: Db; isServer: boolean; dataDir: string; report: Report }

async function emptied({ db }: Connection): Promise<Place> {
  await transact(db, wipe)
  const dataDir = newPath('data')
  mkdirSync(dataDir)
  return { db, isServer: false, dataDir, report: () => undefined }
}

async function openSeeded(connection: Connection): Promise<Place> {
  const place = await emptied(connection)
  await migrate(place.db, seed)
  return place
}

const aRequest = (text: string) => sql`
  insert into requests (kind, folio, name, email, company, message, received_at)
  values ('contact', ${text}, ${text}, 'ana@aserradero.example', ${text}, ${text}, '2026-04-05 03:59:59.123456+00')`

const aQuote = [
  sql`insert into staff (id, name, email) values ('marta', 'Marta', 'marta@precinta.example')`,
  sql`insert into quotes (request_id, version, currency, is_exempt, discount, freight, rut, valid_days, delivery, payment,
    place, notes, updated_by, sent_at, sent_by, valid_until, net, tax, total, letterhead)
    select id, 1, 'USD', false, 250, 999999999999, '76.123.456-0', 15, '', '', '', 'ñ', 'marta',
      '2026-11-17 12:00:00.5+00', 'marta', '2026-12-02', 1000000000000, 190000000000, 1190000000000,
      '{"seller": {"name": "Marta", "position": "", "phone": "", "email": ""}, "customer": {"name": "Ana", "company": "x",
        "email": "", "phone": null}, "company": {"name": "", "legalName": "", "rut": "", "giro": "", "address": "", "phone": "",
        "email": "", "later": [1.50]}}'
    from requests`,
  sql`insert into quote_lines (quote_id, position, product_id, code, name, quantity, unit, note, unit_price, discount)
    select id, 0, null, 'x', 'Instalación', 1, 'servicio', '', 1, 5000 from quotes`,
  sql`insert into tracking_links (token_hash, request_id, kind) select 'hash', id, 'receipt' from requests`,
  sql`insert into prices (product_id, currency, unit_price) values (108, 'CLP', 45990)`,
  sql`insert into mails (request_id, quote_id, kind, cc, message_id, subject, body)
    select request_id, id, 'quote', '{a@b.example,c@d.example}', '<1@x>', 'Cotización', 'Texto' from quotes`,
]

async function exported(place: Place) {
  const path = newPath('export.gz')
  await exportData(place, path)
  return path
}

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')

function written(lines: string[]) {
  const path = newPath('made.gz')
  writeFileSync(path, gzipSync(lines.map((line) => `${line}\n`).join('')))
  return path
}

/** The lines without the manifest's date. */
const contentOf = (path: string) => linesOf(path).map((line) => line.replace(/"createdAt":"[^"]*"/, ''))

const putFile = ({ dataDir }: { dataDir: string }, name: string, content: Buffer) => {
  mkdirSync(join(dataDir, name, '..'), { recursive: true })
  writeFileSync(join(dataDir, name), content)
}

test('every row, value and file is restored exactly', async () => {
  const here = await openSeeded(source)
  await here.db.execute(aRequest('Ñandú "a"\n\\b\t🚚'))
  await here.db.execute(sql`update products set details = details || '{"n": 1.10, "deep": [null, "ü"]}' where id = 108`)
  await here.db.execute(sql`update products set pictures = '[]'::jsonb, updated_at = '0099-12-31' where id = 109`)
  for (const statement of aQuote) await here.db.execute(statement)
  await here.db.execute(sql`update attributes set key = 'tono' where key = 'color'`)
  const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251))
  putFile(here, 'uploads/a/picture.avif', picture)
  putFile(here, 'mail/empty.eml', Buffer.alloc(0))
  putFile(here, 'mail/half.eml.unfinished', Buffer.from('half'))
  putFile(here, 'uploads/.half.jpg', Buffer.from('half'))
  const first = await exported(here)

  const there = await emptied(target)
  const imported = await importData({ ...there, replace: false }, first)
  expect(imported.files).toBe(2)
  expect(contentOf(await exported(there))).toEqual(contentOf(first))
  expect(readFileSync(join(there.dataDir, 'uploads/a/picture.avif'))).toEqual(picture)
  expect(readdirSync(join(there.dataDir, 'mail'))).toEqual(['empty.eml'])
  expect(readdirSync(there.dataDir).sort()).toEqual(['mail', 'uploads'])
  const { rows } = await there.db.execute(
    sql`select received_at::text as at, message from requests where kind = 'contact'`,
  )
  expect(rows).toEqual([{ at: expect.stringContaining('59.123456'), message: 'Ñandú "a"\n\\b\t🚚' }])
  // One after another: a second connection would count as another process at the next import.
  for (const table of [quotes, quoteLines, trackingLinks, prices]) expect(await there.db.$count(table)).toBe(1)
  expect(await there.db.$count(attributes, eq(attributes.key, 'tono'))).toBe(1)
})

test('uploads in the table become files in a folder, and files become rows, each with the same content', async () => {
  const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251))
  const name = `${'a'.repeat(32)}-640.avif`
  const here = await openSeeded(source)
  await tableStore(here.db).put(name, picture)
  await tableStore(here.db).put('empty.pdf', Buffer.alloc(0))
  putFile(here, 'uploads/not-yet-stored.jpg', Buffer.from('folder'))
  const path = await exported(here)

  const there = await emptied(target)
  expect((await importData({ ...there, replace: false }, path)).files).toBe(3)
  expect(readFileSync(join(there.dataDir, 'uploads', name))).toEqual(picture)
  expect(await there.db.$count(uploads)).toBe(0)
  expect(contentOf(await exported(there))).toEqual(contentOf(path))

  const back = { ...(await emptied(source)), isServer: true }
  putFile(back, 'uploads/ours.avif', Buffer.from('ours'))
  await importData({ ...back, replace: false }, path)
  const store = tableStore(back.db)
  expect((await store.list()).map(({ name, bytes }) => [name, bytes])).toEqual([
    [name, picture.length],
    ['empty.pdf', 0],
    ['not-yet-stored.jpg', 6],
  ])
  expect(await store.read(name)).toEqual(picture)
  expect(readdirSync(join(back.dataDir, 'uploads'))).toEqual([])
  expect(contentOf(await exported(back))).toEqual(contentOf(path))
})

test('sequences continue where they were, not at the highest id', async () => {
  const here = await openSeeded(source)
  for (const text of ['one', 'two', 'three']) await here.db.execute(aRequest(text))
  await here.db.execute(sql`delete from requests where folio = 'three'`)
  const there = await emptied(target)
  await importData({ ...there, replace: false }, await exported(here))
  await there.db.execute(aRequest('next'))
  const { rows } = await there.db.execute(sql`select id from requests where folio = 'next'`)
  expect(rows).toEqual([{ id: 4 }])
})

test('a database with requests is replaced only with --replace, and then completely', async () => {
  const here = await openSeeded(source)
  await here.db.execute(aRequest('theirs'))
  const path = await exported(here)
  const there = await openSeeded(target)
  await there.db.execute(aRequest('ours'))
  await there.db.execute(sql`update products set name = 'ours'`)
  putFile(there, 'uploads/ours.avif', Buffer.from('ours'))
  putFile(there, 'uploads.installation', Buffer.from('ours'))

  await expect(importData({ ...there, replace: false }, path)).rejects.toThrow('--replace')
  expect(readdirSync(there.dataDir)).toContain('uploads.installation')
  expect((await there.db.select().from(requests)).map(({ folio }) => folio)).toEqual(['ours'])

  await importData({ ...there, replace: true }, path)
  expect(contentOf(await exported(there))).toEqual(contentOf(path))
  expect(readdirSync(there.dataDir).sort()).toEqual(['mail', 'uploads'])
})

const otherDisk = '/dev/shm'

test.runIf(existsSync(otherDisk))(
  'files that cannot be moved into place are kept, as are the old ones, until an import succeeds',
  async () => {
    const here = await openSeeded(source)
    putFile(here, 'uploads/theirs.avif', Buffer.from('theirs'))
    const path = await exported(here)
    const there = await openSeeded(target)
    putFile(there, 'uploads/ours.avif', Buffer.from('ours'))
    const elsewhere = mkdtempSync(join(otherDisk, 'precinta-test-'))
    onTestFinished(() => rmSync(elsewhere, { recursive: true }))
    let arriving = ''
    // Renaming across file systems fails.
    const report = () => {
      if (arriving) return
      arriving = join(there.dataDir, readdirSync(there.dataDir).find((name) => name.startsWith('arriving-')) ?? '')
      rmdirSync(arriving)
      symlinkSync(elsewhere, arriving)
    }

    await expect(importData({ ...there, report, replace: true }, path)).rejects.toThrow(/whole in .*arriving-\w+: move/)
    expect(readFileSync(join(arriving, 'uploads/theirs.avif'), 'utf8')).toBe('theirs')
    expect(readFileSync(join(there.dataDir, 'uploads/ours.avif'), 'utf8')).toBe('ours')

    const damagedFile = written(linesOf(path).slice(0, -1))
    await expect(importData({ ...there, replace: true }, damagedFile)).rejects.toThrow('damaged')
    await there.db.execute(aRequest('ours'))
    await expect(importData({ ...there, replace: false }, path)).rejects.toThrow('--replace')
    expect(readFileSync(join(arriving, 'uploads/theirs.avif'), 'utf8')).toBe('theirs')
    expect(readdirSync(there.dataDir).filter((name) => name.startsWith('arriving-'))).toHaveLength(1)

    await importData({ ...there, replace: true }, path)
    expect(readdirSync(join(there.dataDir, 'uploads'))).toEqual(['theirs.avif'])
    expect(readdirSync(there.dataDir).sort()).toEqual(['mail', 'uploads'])
  },
)

test('credentials are not exported: sessions, links, preview tokens and the signing key', async () => {
  const here = await openSeeded(source)
  await here.db.execute(sql`
    with person as (
      insert into staff (id, name, email, email_verified, created_at, updated_at)
      values ('ana', 'Ana', 'ana@precinta.example', true, now(), now()) returning id
    )
    insert into staff_sessions (id, user_id, token, expires_at, created_at, updated_at)
    select 'session', id, 'secret-token', now() + interval '1 hour', now(), now() from person`)
  await here.db.execute(
    sql`insert into preview_tokens (token_hash, staff_id, expires_at) values ('secret-hash', 'ana', now())`,
  )
  const lines = linesOf(await exported(here))
  expect(lines.join()).toContain('ana@precinta.example')
  expect(lines.join()).not.toMatch(/secret-token|secret-hash/)
  const there = await emptied(target)
  await importData({ ...there, replace: false }, await exported(here))
  expect(contentOf(await exported(there))).toEqual(contentOf(await exported(here)))
})

test('a file of an older version is migrated', async () => {
  const older = knownMigrations().slice(0, 2)
  const here = await emptied(source)
  await transact(here.db, async (tx) => {
    await applyMigrations(tx, older)
    await tx.execute(aRequest('old'))
  })
  const there = await openSeeded(target)
  await importData({ ...there, replace: false }, await exported(here))
  expect((await there.db.select().from(requests)).map(({ folio }) => folio)).toEqual(['old'])
  expect(await there.db.$count(products)).toBe(0)
  const { rows } = await there.db.execute(sql`select name from schema_migrations order by name`)
  expect(rows.map(({ name }) => name)).toEqual(knownMigrations())
})

test('a stream during writes is complete and consistent, and leaves no files', async () => {
  const here = await openSeeded(source)
  await here.db.execute(sql`
    insert into requests (kind, folio, name, email, company, message, received_at)
    select 'contact', 'folio ' || number, 'Ana', 'ana@aserradero.example', 'Aserradero', 'Hola', now()
    from generate_series(1, 1200) as number`)
  putFile(here, 'uploads/picture.avif', Buffer.from('picture'))
  const stream = await streamExport(here)
  const writing = here.db.execute(aRequest('after'))
  const path = newPath('stream.gz')
  writeFileSync(path, await stream.toArray().then(Buffer.concat))
  await writing
  expect(readdirSync(here.dataDir)).toEqual(['uploads'])

  const there = await emptied(target)
  expect((await importData({ ...there, replace: false }, path)).files).toBe(1)
  expect(await there.db.$count(requests)).toBe(1200)
})

test('an aborted stream leaves no files', async () => {
  const here = await openSeeded(source)
  const stream = await streamExport(here)
  stream.destroy()
  expect(readdirSync(here.dataDir)).toEqual([])
  await here.db.execute(aRequest('still open'))
})

test('exporting an empty database fails without a file', async () => {
  const here = await emptied(source)
  const path = newPath('export.gz')
  await expect(exportData(here, path)).rejects.toThrow('There is nothing to export')
  expect(readdirSync(folder).filter((name) => path === join(folder, name) || name.includes('unfinished'))).toEqual([])
})

const damages: [string, (lines: string[]) => string[], RegExp][] = [
  ['without its end', (lines) => lines.slice(0, -1), /ends too early/],
  ['without a row', (lines) => lines.filter((line) => !line.includes('Airpads')), /damaged/],
  ['with a changed value', (lines) => lines.map((line) => line.replace('PB 16', 'PB 17')), /table products/],
  ['with a changed file', (lines) => lines.map((line) => line.replace('cGljdHVyZQ==', 'UGljdHVyZQ==')), /damaged/],
  ['with rows after its end', (lines) => [...lines, '[]'], /trailer/],
  ['with a line that is no JSON', (lines) => [...lines.slice(0, -1), '{'], /cannot be read/],
  ['with a file for elsewhere', (lines) => lines.map((line) => line.replace('uploads/', 'uploads/../')), /nowhere/],
  ['with an unknown table', (lines) => lines.map((line) => line.replace('"banners"', '"posters"')), /tables/],
  ['of a newer format', (lines) => lines.map((line) => line.replace('"version":1', '"version":2')), /newer version/],
  ['of a newer program', (lines) => lines.map((line) => line.replace('0002_additions', '9001_later')), /newer version/],
  [
    'of before the first release',
    (lines) => lines.map((line) => line.replace('0000_functions', '0001_ground')),
    /its migrations/,
  ],
  ['of another program', () => ['{"format":"other"}'], /not an export/],
  ['with nothing in it', () => [], /ends too early/],
]

test.each(damages)('a file %s is rejected and changes nothing', async (_, damage, reason) => {
  const there = await openSeeded(target)
  await there.db.execute(aRequest('ours'))
  putFile(there, 'uploads/picture.avif', Buffer.from('picture'))
  const path = await exported(there)
  const lines = linesOf(path)
  expect(damage(lines)).not.toEqual(lines)
  await expect(importData({ ...there, replace: true }, written(damage(lines)))).rejects.toThrow(reason)
  expect(contentOf(await exported(there))).toEqual(contentOf(path))
  expect(readdirSync(there.dataDir)).toEqual(['uploads'])
})

/** The file as this program would have written it with these rows. */
function sealed(path: string, change: (rows: Row[], table: string, columns: string[]) => unknown[]) {
  const [first = '', ...lines] = linesOf(path)
  const manifest: Manifest = JSON.parse(first)
  const rest = manifest.tables.flatMap((table) => {
    const rows = lines.splice(0, table.rows + 1).slice(0, -1)
    const changed = change(
      rows.map((line) => JSON.parse(line)),
      table.name,
      table.columns,
    ).map((row) => JSON.stringify(row))
    table.rows = changed.length
    const sha256 = createHash('sha256')
      .update(changed.map((line) => `${line}\n`).join(''))
      .digest('hex')
    return [...changed, JSON.stringify({ table: table.name, rows: table.rows, sha256 })]
  })
  return [JSON.stringify(manifest), ...rest, ...lines]
}

type Row = (string | null)[]

const withValue = (path: string, table: string, column: string, value: unknown) =>
  sealed(path, (rows, name, columns) => {
    const [first = [], ...others] = rows
    return name === table ? [first.with(columns.indexOf(column), value as string), ...others] : rows
  })

const unreadable: [table: string, column: string, value: unknown, reason: RegExp][] = [
  ['products', 'pictures', 'null', /pictures cannot be read/],
  ['products', 'pictures', '[{"src": null, "alt": ""}]', /pictures\.0\.src cannot be read/],
  ['products', 'pictures', '[', /invalid input syntax for type json/],
  ['products', 'details', '{}', /details\.specifications cannot be read/],
  ['products', 'updated_at', 'infinity', /updated_at is no date/],
  ['products', 'updated_at', '0044-03-15 00:00:00+00 BC', /updated_at is no date/],
  ['products', 'slug', null, /violates not-null constraint/],
  ['products', 'position', 7, /not a row of this table/],
  ['products', 'position', '99999999999', /out of range for type integer/],
  ['products', 'name', 'a\u0000b', /Unicode/],
  ['products', 'category_id', '9999', /violates foreign key constraint/],
  ['categories', 'parent_id', '1', /leads back/],
  ['attributes', 'value', '[]', /value cannot be read/],
  ['fit_rules', 'value', '{"sides": []}', /value\.\w+/],
  ['search_synonyms', 'words', '{a,NULL}', /words\.1 cannot be read/],
]

test('a file with a row that the program cannot read is rejected with its line and changes nothing', {
  timeout: 900_000,
}, async () => {
  const there = await openSeeded(target)
  await there.db.execute(sql`insert into search_synonyms (words) values ('{zuncho,fleje}')`)
  const path = await exported(there)
  const unchanged = sealed(path, (rows) => rows)
  for (const [table, column, value, reason] of unreadable) {
    const lines = withValue(path, table, column, value)
    const line = 1 + lines.findIndex((text, index) => index > 0 && text !== unchanged[index])
    const message = await rejectionOf(there, lines)
    expect(message).toMatch(reason)
    expect(message).toContain(`table ${table}, line ${line}: `)
  }
  expect(contentOf(await exported(there))).toEqual(contentOf(path))
})

/** Undefined if the file is imported. */
async function rejectionOf(there: Place, lines: string[]): Promise<string | undefined> {
  try {
    await importData({ ...there, replace: true }, written(lines))
    return undefined
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    expect(error.message).toMatch(/^[^\n]+$/)
    return error.message
  }
}

const manifests: [(manifest: Manifest) => void, RegExp][] = [
  [({ migrations }) => migrations.shift(), /its migrations/],
  [({ migrations }) => migrations.push(migrations[0] ?? ''), /its migrations/],
  [({ sequences: [first] }) => first && Object.assign(first, { name: 'x' }), /its sequences/],
  [({ sequences: [first] }) => first && Object.assign(first, { lastValue: '99999999999999' }), /out of bounds/],
]

test('a file with a manifest that no version wrote is rejected in one line', { timeout: 900_000 }, async () => {
  const there = await openSeeded(target)
  const [first = '', ...lines] = linesOf(await exported(there))
  for (const [change, reason] of manifests) {
    const manifest: Manifest = JSON.parse(first)
    change(manifest)
    expect(await rejectionOf(there, [JSON.stringify(manifest), ...lines])).toMatch(reason)
  }
})

test('whatever is changed in a file, it is rejected in one line or the program starts with it', {
  timeout: 900_000,
}, async () => {
  const seedNumber = Number(process.env.FUZZ_SEED ?? 20_261_119)
  console.log(`FUZZ_SEED=${seedNumber}`)
  const random = createRandom(seedNumber)
  const there = await openSeeded(target)
  const path = await exported(there)
  let before = contentOf(path)
  const tables = ['attributes', 'banners', 'categories', 'fit_rules', 'products'] as const
  for (let round = 0; round < 6; round++) {
    const table = random.pick(tables)
    const lines = sealed(path, (rows, name) => (name === table ? mutated(random, rows) : rows))
    if ((await rejectionOf(there, lines)) === undefined) {
      await loadCatalogue(there.db)
      await createLiveSettings(there.db, () => undefined)
      before = contentOf(await exported(there))
    }
    expect(contentOf(await exported(there))).toEqual(before)
  }
})

/** One value of one row becomes another, or the row is missing or there twice. */
function mutated(random: Random, rows: Row[]): unknown[] {
  const index = random.below(rows.length)
  const row = rows[index] ?? []
  const column = random.below(row.length)
  const json = row[column]?.startsWith('{') || row[column]?.startsWith('[') ? row[column] : undefined
  const inside = json?.replace(/:\s*("[^"]*"|\d+|true|false|\[\])/g, (all) => (random.chance(0.1) ? ': null' : all))
  const value = random.pick([
    inside ?? null,
    null,
    '',
    '0',
    '-1',
    'null',
    '{}',
    '[]',
    'true',
    'x'.repeat(20_000),
    row[0] ?? '',
  ])
  return random.pick([
    rows.toSpliced(index, 1),
    rows.toSpliced(index, 0, row),
    rows.with(index, row.slice(1)),
    ...Array(6).fill(rows.with(index, row.with(column, value))),
  ])
}

test('the work of reading a line grows with its length, not with the square of it', async () => {
  const workOf = async (megabytes: number) => {
    const path = written([JSON.stringify('x'.repeat(megabytes * 1_000_000))])
    const times = []
    for (let run = 0; run < 3; run++) {
      const before = process.cpuUsage()
      const lines = readExportLines(path, () => undefined)
      expect((await lines.next())?.length).toBe(megabytes * 1_000_000 + 2)
      const { user, system } = process.cpuUsage(before)
      times.push(user + system)
    }
    return Math.min(...times)
  }
  // In proportion it would be 16, with the square 256.
  expect((await workOf(32)) / (await workOf(2))).toBeLessThan(120)
})

test('a file that is truncated, has a flipped bit or is not compressed is rejected', async () => {
  const there = await openSeeded(target)
  const content = readFileSync(await exported(there))
  const flipped = Buffer.from(content)
  flipped.writeUInt8(flipped.readUInt8(20_000) ^ 1, 20_000)
  for (const bad of [content.subarray(0, 30_000), flipped, Buffer.from('a,b,c\n1,2,3\n')]) {
    const path = newPath('bad.gz')
    writeFileSync(path, bad)
    await expect(importData({ ...there, replace: true }, path)).rejects.toThrow(/damaged/)
  }
  expect(await there.db.$count(products)).toBe(seedProducts.length)
})
