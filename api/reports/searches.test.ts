import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searches, staffSessions } from '../../db/schema.ts'
import { createSearchLog } from '../../domain/reports/search-log.ts'
import { CountedSearchList } from '../../shared/reports/searches.ts'
import { setUpTestApp } from '../../tests/support/test-app.ts'

const createTestApp = setUpTestApp()

const now = new Date('2026-11-18T15:00:00Z')
const today = '2026-11-18'

async function open() {
  let time = now
  const app = await createTestApp({ now: () => time })
  const search = (name: string, more = '') => app.get(`/api/products?name=${encodeURIComponent(name)}${more}`)
  const twice = async (name: string) => [await search(name), await search(name)]
  const send = (event: unknown) => app.post('/api/searches', event)
  const stored = () => app.db.select().from(searches).orderBy(asc(searches.text), asc(searches.day))
  const setTime = (moment: string) => {
    time = new Date(moment)
  }
  return { app, search, twice, send, stored, setTime, flush: app.searchLog.flush }
}

async function openReport() {
  const opened = await open()
  const staff = await opened.app.signIn()
  // Sessions go by the real date, which may be later than that of the test.
  await opened.app.db.update(staffSessions).set({ expiresAt: new Date('2100-01-01T00:00:00Z') })
  const read = async (query = '') => (await staff.get(`/api/admin/searches${query}`)).body
  const texts = async (query = '') => (await read(query)).data.map(({ id }: { id: string }) => id)
  return { ...opened, staff, read, texts }
}

test('searches are counted in one spelling, with the number of results', async () => {
  const { search, stored, flush } = await open()
  await search('Xilófono Rojo')
  await search('xilofono rojo')
  const { body } = await search('HEBILLAS')
  await search('hebillas')
  expect(await stored()).toEqual([])
  await flush()
  const nothing = { day: today, opened: 0, positions: 0, added: 0 }
  expect(await stored()).toEqual([
    { text: 'hebillas', searched: 2, results: body.total, ...nothing },
    { text: 'xilofono rojo', searched: 2, results: 0, ...nothing },
  ])
  expect(body.total).toBeGreaterThan(3)
  await search('xilofono rojo')
  await flush()
  expect((await stored())[1]?.searched).toBe(3)
})

test('a search within a category, of a further page, or without words is not counted', async () => {
  const { search, stored, flush } = await open()
  for (let time = 0; time < 2; time++) {
    await search('Grúa horquilla', '&categoryId=1')
    await search('quimera', '&page=1')
    await search('  ')
    await search('?!')
  }
  await flush()
  expect(await stored()).toEqual([])
})

test.each([
  'xyz ana@aserradero.example',
  'ana arroba aserradero',
  'ana＠aserradero.example',
  'ana gmail punto com',
  'quimera +56 9 1234 5678',
  'quimera 12.345.678-9',
  'quimera '.repeat(9),
])('a text that may identify a person is never stored: %s', async (text) => {
  const { twice, send, stored, flush } = await open()
  await twice(text)
  await send({ text, event: 'opened', position: 1 })
  await flush()
  expect(await stored()).toEqual([])
})

test('a word that is being typed is one search', async () => {
  const { search, twice, stored, flush } = await open()
  await twice('xilo')
  for (const name of ['xilo', 'xilofo', 'xilofono', 'xilofon', 'xilofono']) await search(name)
  await flush()
  expect((await stored()).map(({ text, searched }) => [text, searched])).toEqual([
    ['xilo', 2],
    ['xilofono', 2],
  ])
})

test('a longer search of another visitor does not hide a shorter one', async () => {
  const { search, stored, setTime, flush } = await open()
  await search('quimera azul')
  setTime('2026-11-18T15:00:10Z')
  for (let time = 0; time < 3; time++) await search('quimera')
  await flush()
  expect((await stored()).map(({ text, searched }) => [text, searched])).toEqual([['quimera', 3]])
})

test('a text that was searched once is not stored until it is searched again', async () => {
  const { search, send, stored, setTime, flush } = await open()
  await search('Ximena Zúñiga')
  await search('quimera')
  await send({ text: 'quimera', event: 'opened', position: 4 })
  await flush()
  expect(await stored()).toEqual([])
  setTime('2026-11-19T15:00:00Z')
  await search('quimera')
  await flush()
  await search('quimera')
  await flush()
  expect(await stored()).toMatchObject([{ text: 'quimera', day: '2026-11-19', searched: 3, opened: 1, positions: 4 }])
})

test('POST /searches counts what was opened, with its position, and what was added', async () => {
  const { twice, send, stored, flush } = await open()
  await twice('hebilla')
  const response = await send({ text: 'Hebilla', event: 'opened', position: 3 })
  expect([response.status, response.body]).toEqual([204, ''])
  await send({ text: 'hebilla', event: 'opened', position: 1 })
  await flush()
  await send({ text: 'hebilla', event: 'added' })
  await flush()
  const [row] = await stored()
  expect(row).toMatchObject({ searched: 2, opened: 2, positions: 4, added: 1 })
  expect(row?.results).toBeGreaterThan(0)
})

test('one text is counted at most 20 times between two writes, and far positions as the 120th', async () => {
  const { search, send, stored, flush } = await open()
  for (let time = 0; time < 25; time++) {
    await search('hebilla')
    await send({ text: 'hebilla', event: 'opened', position: 1_000 })
    await send({ text: 'hebilla', event: 'added' })
  }
  await flush()
  expect(await stored()).toMatchObject([{ searched: 20, opened: 20, positions: 20 * 120, added: 20 }])
})

test('writes that overlap neither lose nor repeat a count', async () => {
  const { search, stored, flush } = await open()
  await search('quimera')
  await flush()
  await search('quimera')
  const first = flush()
  await search('quimera')
  await Promise.all([first, flush()])
  expect(await stored()).toMatchObject([{ text: 'quimera', searched: 3 }])
})

test('an event alone stores nothing', async () => {
  const { send, stored, flush } = await open()
  for (let time = 0; time < 3; time++) await send({ text: 'quimera', event: 'added' })
  await flush()
  expect(await stored()).toEqual([])
})

test.each<[string, unknown, number]>([
  ['without a position', { text: 'hebilla', event: 'opened' }, 422],
  ['with position 0', { text: 'hebilla', event: 'opened', position: 0 }, 422],
  ['with an unknown event', { text: 'hebilla', event: 'sold' }, 422],
  ['without a text', { event: 'added' }, 422],
  ['with a long text', { text: 'x'.repeat(201), event: 'added' }, 422],
  ['with a large body', { text: 'x'.repeat(3_000), event: 'added' }, 413],
  ['that is not JSON', '{', 400],
])('POST /searches %s is rejected', async (_name, body, status) => {
  const { send } = await open()
  expect((await send(body)).status).toBe(status)
})

test('the table stays small and drops old days', async () => {
  const { app, twice, stored, flush } = await open()
  const row = (number: number) => ({ text: `quimera ${number}`, day: '2026-11-01', searched: 2 + number, results: 0 })
  await app.db.insert(searches).values(Array.from({ length: 1005 }, (_, number) => row(number)))
  await app.db.insert(searches).values([
    { text: 'quimera 1004', day: '2026-05-21', searched: 1, results: 0 },
    { text: 'antigua', day: '2026-05-21', searched: 9999, results: 0 },
  ])
  await twice('xilofono')
  await flush()
  const texts = (await stored()).map(({ text }) => text)
  expect(texts).toHaveLength(1000)
  expect(texts).not.toContain('antigua')
  expect(texts).not.toContain('quimera 0')
  expect(texts).toContain('quimera 1004')
})

test('counts that could not be written are written later', async () => {
  const { app, stored } = await open()
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const log = createSearchLog({ db: app.db, now: () => now, onError })
  log.note('hebilla', 4)
  log.note('hebilla', 4)
  await app.db.execute(sql`alter table searches rename to searches_away`)
  await log.flush()
  await app.db.execute(sql`alter table searches_away rename to searches`)
  expect(errors).toHaveLength(1)
  log.note('esquinero', 3)
  await log.stop()
  expect(await stored()).toMatchObject([{ text: 'hebilla', searched: 2, results: 4 }])
})

test('GET /admin/searches adds up the days of the period', async () => {
  const { app, read } = await openReport()
  await app.db.insert(searches).values([
    { text: 'hebilla', day: '2026-08-21', searched: 2, results: 9 },
    { text: 'hebilla', day: '2026-10-20', searched: 4, results: 0, opened: 1, positions: 3 },
    { text: 'hebilla', day: today, searched: 6, results: 5, opened: 3, positions: 7, added: 1 },
    { text: 'quimera', day: '2026-10-19', searched: 9, results: 0 },
  ])
  const body = await read()
  expect(CountedSearchList.parse(body)).toEqual(body)
  expect(body).toEqual({
    data: [{ id: 'hebilla', searched: 10, results: 5, opened: 4, meanPosition: 2.5, added: 1 }],
    total: 1,
  })
  expect((await read('?days=90')).data).toEqual([
    { id: 'hebilla', searched: 12, results: 5, opened: 4, meanPosition: 2.5, added: 1 },
    { id: 'quimera', searched: 9, results: 0, opened: 0, meanPosition: null, added: 0 },
  ])
})

test('GET /admin/searches filters, sorts by each column, and is paged', async () => {
  const { app, read, texts } = await openReport()
  await app.db.insert(searches).values([
    { text: 'aa', day: today, searched: 10, results: 5, opened: 10, positions: 30, added: 1 },
    { text: 'bb', day: today, searched: 2, results: 7, opened: 1, positions: 1, added: 1 },
    { text: 'cc', day: today, searched: 5, results: 9 },
    { text: 'dd', day: today, searched: 4, results: 0 },
    // What was opened belongs to a search before the period.
    { text: 'ee', day: today, searched: 0, results: 0, opened: 2, positions: 2 },
  ])
  expect(await texts()).toEqual(['aa', 'cc', 'dd', 'bb'])
  expect(await texts('?only=without_results')).toEqual(['dd'])
  expect(await texts('?only=without_clicks')).toEqual(['cc'])
  expect(await texts('?sort=id&order=desc')).toEqual(['dd', 'cc', 'bb', 'aa'])
  expect(await texts('?sort=results')).toEqual(['cc', 'bb', 'aa', 'dd'])
  expect(await texts('?sort=opened')).toEqual(['aa', 'bb', 'cc', 'dd'])
  expect(await texts('?sort=meanPosition&order=asc')).toEqual(['bb', 'aa', 'cc', 'dd'])
  expect(await texts('?sort=added')).toEqual(['bb', 'aa', 'cc', 'dd'])
  expect(await read('?perPage=1&page=2')).toMatchObject({ data: [{ id: 'cc' }], total: 4 })
})

test('GET /admin/searches/export is a CSV of all that matches the filter', async () => {
  const { app, staff } = await openReport()
  await app.db.insert(searches).values([
    { text: 'hebilla', day: today, searched: 6, results: 5, opened: 3, positions: 8, added: 1 },
    { text: 'quimera', day: today, searched: 9, results: 0 },
    { text: 'antigua', day: '2026-10-01', searched: 9, results: 0 },
    ...Array.from({ length: 300 }, (_, number) => ({
      text: `zuncho ${number}`,
      day: today,
      searched: 2,
      results: 1,
    })),
  ])
  const { headers, body } = await staff.get('/api/admin/searches/export')
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="busquedas-2026-11-18.csv"')
  const lines = body.trim().split('\r\n')
  expect(lines.slice(0, 3)).toEqual([
    'Búsqueda;Veces;Resultados;Veces abierta;Posición media;Veces agregada',
    'quimera;9;0;0;;0',
    'hebilla;6;5;3;2,7;1',
  ])
  expect(lines).toHaveLength(303)
  const filtered = await staff.get('/api/admin/searches/export?days=90&only=without_results')
  expect(filtered.body).toContain('antigua')
  expect(filtered.body).not.toContain('hebilla')
})

test('GET /admin/searches with another period is 400', async () => {
  const { staff } = await openReport()
  expect((await staff.get('/api/admin/searches?days=7')).status).toBe(400)
})
